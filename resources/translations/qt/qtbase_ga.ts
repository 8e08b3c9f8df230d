<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ga">
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Tiomántán</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Fillteán</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Anaithnid</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <comment>All other platforms</comment>
        <translation>Aicearra</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Press</source>
        <translation>Brúigh</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Scoránaigh</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Méadaigh</translation>
    </message>
    <message>
        <source>Decrease</source>
        <translation>Laghdaigh</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Taispeáin an roghchlár</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Tabhair fócas</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Taispeánann sé seo an roghchlár</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Tugann sé seo an fócas</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Déanann sé seo an gníomh</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Athraíonn sé seo an staid</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Méadaíonn sé seo an luach</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Laghdaíonn sé seo an luach</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Oscail an liosta roghanna</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Féach i:</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Féach i:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Siar</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Ar aghaidh</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Téigh siar</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Téigh ar aghaidh</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Máthairfhillteán</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Téigh chuig an máthairfhillteán</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Cruthaigh fillteán nua</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Cruthaigh fillteán nua</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>Fillteán &amp;nua</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Fillteán nua</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Amharc liosta</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Athraigh go hamharc liosta</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Amharc mionsonraí</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Athraigh go hamharc mionsonraí</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Barra taoibh</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Liosta áiteanna agus leabharmharcanna</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Comhaid</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Ainm comhaid:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Cineál comhad:</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Gach comhad (*)</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Fillteán:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Oscail</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Sábháil</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Roghnaigh</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Athainmnigh</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Scrios</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Bain</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Taispeáin </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Taispeáin comhaid f&amp;holaithe</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Áiteanna le déanaí</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Aimsigh fillteán</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>Tá %1 ann cheana.
An bhfuil tú ag iarraidh ceann nua a chur ina áit?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Níor aimsíodh an comhad.
Féach an bhfuil an t-ainm ceart.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Níor aimsíodh an fillteán.
Féach an bhfuil an t-ainm ceart.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>Tá “%1” cosanta ar athrú.
An bhfuil tú ag iarraidh é a scriosadh mar sin féin?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>An bhfuil tú cinnte gur mian leat “%1” a scriosadh?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Níorbh fhéidir an fillteán a scriosadh.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation>Ríomhaire</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Mo ríomhaire</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Dáta athraithe</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ainm</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Méid</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>All other platforms</comment>
        <translation>Cineál</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Ainm neamhbhailí</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;Ní féidir an t-ainm “%1” a úsáid.&lt;/b&gt;&lt;p&gt;Bain triail as ainm eile, níos giorra nó gan phoncaíocht.</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cealaigh</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Athdhéan</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Gearr</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>C&amp;óipeáil</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>G&amp;reamaigh</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Scrios</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Roghnaigh uile</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sábháil</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Oscail</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cuir ar ceal</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Dún</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Tá</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Níl</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Scrollaigh anseo</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Barr</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Bun</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Taobh clé</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Taobh deas</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Leathanach suas</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Leathanach síos</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Leathanach ar clé</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Leathanach ar dheis</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Scrollaigh suas</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Scrollaigh síos</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Scrollaigh ar clé</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Scrollaigh ar dheis</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cealaigh</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Athdhéan</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Gearr</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>C&amp;óipeáil</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>G&amp;reamaigh</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Scrios</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Roghnaigh uile</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Cóipeáil seoladh an &amp;naisc</translation>
    </message>
</context>
</TS>
