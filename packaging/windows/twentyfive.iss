; The installer for Windows, for one person and without an administrator's password.
; packaging/for_windows.py gives Version, Bundle (the folder to install), Out and Name (of the installer), Publisher,
; Application, Oldest (version of Windows), Architecture, and Signed where a command signer is given to the compiler.

#define App "Twenty-Five"
#define Kind "twentyfive.game"
#define Evening "twentyfive.evening"
#define Drive "twentyfive.drive"
#define Move "twentyfive.move"
; The ports of a table for phones and other computers: twentyfive/net/limits.py has them, too.
#define Ports "25525-25534"
; The port at which other computers ask for tables: twentyfive/net/discovery.py.
#define AskedAt "25525"
; Games, statistics and settings: what Qt calls AppDataLocation and the place of its settings are one folder.
#define OfThePerson "{userappdata}\twentyfive"
#define Forget "advfirewall firewall delete rule name=Twenty-Five"
; Four quotes make two, of which a parameter below makes one.
#define Rule "advfirewall firewall add rule name=Twenty-Five dir=in action=allow profile=private remoteip=localsubnet program=""""{app}\twentyfive.exe"""" protocol="
#define Allow Rule + "TCP localport=" + Ports
#define AllowAsking Rule + "UDP localport=" + AskedAt

[Setup]
AppId={{{#Application}}
AppName={#App}
AppVersion={#Version}
AppPublisher={#Publisher}
VersionInfoVersion={#Version}
DefaultDirName={autopf}\{#App}
DefaultGroupName={#App}
DisableProgramGroupPage=yes
DisableDirPage=auto
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog commandline
ArchitecturesAllowed={#Architecture}
ArchitecturesInstallIn64BitMode={#Architecture}
MinVersion={#Oldest}
ChangesAssociations=yes
CloseApplications=yes
SetupIconFile=..\..\build\made\twentyfive.ico
UninstallDisplayIcon={app}\twentyfive.exe
UninstallDisplayName={#App}
OutputDir={#Out}
OutputBaseFilename={#Name}
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ShowLanguageDialog=auto
#ifdef Signed
SignTool=signer
#endif

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "ga"; MessagesFile: "compiler:Default.isl,Irish.isl"

[CustomMessages]
en.Kind=Game of Twenty-Five
fr.Kind=Partie de Vingt-cinq
ga.Kind=Cluiche Cúig Fichead
en.Evening=Evening of Twenty-Five
en.Drive=Card drives of a club
en.Move=Move of Twenty-Five to another computer
fr.Evening=Soirée de Vingt-cinq
fr.Drive=Tournois d’un club
fr.Move=Déménagement de Vingt-cinq vers un autre ordinateur
ga.Evening=Oíche Cúig Fichead
ga.Drive=Comórtais chlub
ga.Move=Aistriú Cúig Fichead go ríomhaire eile
en.Others=Phones and other computers:
fr.Others=Téléphones et autres ordinateurs :
ga.Others=Fóin agus ríomhairí eile:
en.Phones=Let phones and other computers in your home network reach a table that you open (a rule of the firewall, for private networks)
fr.Phones=Laisser les téléphones et les autres ordinateurs de votre réseau local rejoindre une table que vous ouvrez (une règle du pare-feu, pour les réseaux privés)
ga.Phones=Lig d'fhóin agus do ríomhairí eile i do líonra baile teacht chuig tábla a osclaíonn tú (riail den bhalla dóiteáin, do líonraí príobháideacha)
en.PhonesAsked=Let phones and other computers in your home network reach a table that you open (a rule of the firewall, for private networks; Windows asks an administrator)
fr.PhonesAsked=Laisser les téléphones et les autres ordinateurs de votre réseau local rejoindre une table que vous ouvrez (une règle du pare-feu, pour les réseaux privés ; Windows demande un administrateur)
ga.PhonesAsked=Lig d'fhóin agus do ríomhairí eile i do líonra baile teacht chuig tábla a osclaíonn tú (riail den bhalla dóiteáin, do líonraí príobháideacha; iarrann Windows riarthóir)
en.Forget=Delete your games, statistics and settings too? They cannot be brought back.
fr.Forget=Supprimer aussi vos parties, vos statistiques et vos réglages ? Ils ne pourront pas être récupérés.
ga.Forget=An bhfuil tú ag iarraidh do chluichí, do staitisticí agus do shocruithe a scriosadh freisin? Ní féidir iad a fháil ar ais.

[Tasks]
Name: desktopicon; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked
; Windows asks at the first table instead, and closing its question forbids tables for good.
Name: phones; Description: "{cm:Phones}"; GroupDescription: "{cm:Others}"; Check: IsAdminInstallMode
Name: phonesasked; Description: "{cm:PhonesAsked}"; GroupDescription: "{cm:Others}"; Flags: unchecked; Check: not IsAdminInstallMode

[InstallDelete]
; An older version may have had files that this one has not.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Bundle}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\{#App}"; Filename: "{app}\twentyfive.exe"
Name: "{autodesktop}\{#App}"; Filename: "{app}\twentyfive.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.twentyfive"; ValueType: string; ValueData: "{#Kind}"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\.twentyfive"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-twentyfive"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\{#Kind}"; ValueType: string; ValueData: "{cm:Kind}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#Kind}\DefaultIcon"; ValueType: string; ValueData: "{app}\twentyfive.exe,0"
Root: HKA; Subkey: "Software\Classes\{#Kind}\shell\open\command"; ValueType: string; ValueData: """{app}\twentyfive.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.twentyfive-evening"; ValueType: string; ValueData: "{#Evening}"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\.twentyfive-evening"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-twentyfive-evening"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\{#Evening}"; ValueType: string; ValueData: "{cm:Evening}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#Evening}\DefaultIcon"; ValueType: string; ValueData: "{app}\twentyfive.exe,0"
Root: HKA; Subkey: "Software\Classes\{#Evening}\shell\open\command"; ValueType: string; ValueData: """{app}\twentyfive.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.twentyfive-drive"; ValueType: string; ValueData: "{#Drive}"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\.twentyfive-drive"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-twentyfive-drive"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\{#Drive}"; ValueType: string; ValueData: "{cm:Drive}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#Drive}\DefaultIcon"; ValueType: string; ValueData: "{app}\twentyfive.exe,0"
Root: HKA; Subkey: "Software\Classes\{#Drive}\shell\open\command"; ValueType: string; ValueData: """{app}\twentyfive.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.twentyfive-move"; ValueType: string; ValueData: "{#Move}"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\.twentyfive-move"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-twentyfive-move"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\{#Move}"; ValueType: string; ValueData: "{cm:Move}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#Move}\DefaultIcon"; ValueType: string; ValueData: "{app}\twentyfive.exe,0"
Root: HKA; Subkey: "Software\Classes\{#Move}\shell\open\command"; ValueType: string; ValueData: """{app}\twentyfive.exe"" ""%1"""

[Run]
Filename: "{sys}\netsh.exe"; Parameters: "{#Forget}"; Flags: runhidden; Tasks: phones
Filename: "{sys}\netsh.exe"; Parameters: "{#Allow}"; Flags: runhidden; Tasks: phones
Filename: "{sys}\netsh.exe"; Parameters: "{#AllowAsking}"; Flags: runhidden; Tasks: phones
; One command, so that Windows asks once. A rule of an older version is replaced.
Filename: "{sys}\cmd.exe"; Parameters: "/c netsh {#Forget} & netsh {#Allow} & netsh {#AllowAsking}"; Verb: runas; Flags: shellexec waituntilterminated runhidden; Tasks: phonesasked
Filename: "{app}\twentyfive.exe"; Description: "{cm:LaunchProgram,{#App}}"; Flags: nowait postinstall skipifsilent

[UninstallRun]
Filename: "{sys}\netsh.exe"; Parameters: "{#Forget}"; Flags: runhidden; RunOnceId: "Phones"; Tasks: phones
Filename: "{sys}\netsh.exe"; Parameters: "{#Forget}"; Verb: runas; Flags: shellexec waituntilterminated runhidden; RunOnceId: "PhonesAsked"; Tasks: phonesasked

[Code]
// Without a window nobody can be asked, as when a newer version or winget removes it: then all is kept.
procedure CurUninstallStepChanged(Step: TUninstallStep);
begin
  if (Step = usPostUninstall) and not UninstallSilent and DirExists(ExpandConstant('{#OfThePerson}')) then
    if MsgBox(ExpandConstant('{cm:Forget}'), mbConfirmation, MB_YESNO or MB_DEFBUTTON2) = IDYES then
      DelTree(ExpandConstant('{#OfThePerson}'), True, True, True);
end;
