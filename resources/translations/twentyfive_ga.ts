<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ga">
<context>
    <name>about</name>
    <message>
        <source>About</source>
        <translation>Faoin gclár</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Cóipeáilte</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Cóipeáil an seoladh</translation>
    </message>
    <message>
        <source>Ireland’s card game Twenty-Five and its whole family, against the computer, round one screen, or at one table with phones and other computers. It needs no internet, tells nobody about you, and is free: use it, pass it on and change it as you like.</source>
        <translatorcomment>terms: pass</translatorcomment>
        <translation>Cluiche cártaí na hÉireann, Cúig Fichead, agus a ghaolta go léir: in aghaidh an ríomhaire, timpeall ar scáileán amháin, nó ag tábla amháin le fóin agus le ríomhairí eile. Níl gá leis an idirlíon, ní insítear rud ar bith fút d’aon duine, agus is saorbhogearra é: bain úsáid as, tabhair do dhaoine eile é agus athraigh é mar is mian leat.</translation>
    </message>
    <message>
        <source>Its windows are made with Qt, under the LGPL, version 3. You may replace it with your own Qt. The source of Qt is here:</source>
        <translation>Is le Qt a rinneadh na fuinneoga, faoin LGPL, leagan 3. Tá cead agat do Qt féin a chur ina áit. Tá cód foinseach Qt anseo:</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Ceadúnas</translation>
    </message>
    <message>
        <source>Twenty-Five {version}</source>
        <translation>Cúig Fichead {version}</translation>
    </message>
    <message>
        <source>What it is made of, and the licences</source>
        <translation>A bhfuil ann, agus na ceadúnais</translation>
    </message>
    <message>
        <source>{part}
By {holder}
Licence: {licence}</source>
        <translation>{part}
Le {holder:h}
Ceadúnas: {licence}</translation>
    </message>
</context>
<context>
    <name>adaptive</name>
    <message numerus="yes">
        <source>An even match: you win about {number} games in 100</source>
        <translation>
            <numerusform>Comórtas cothrom: buann tú thart ar {number:count cluiche} as 100</numerusform>
            <numerusform>Comórtas cothrom: buann tú thart ar {number:count cluiche} as 100</numerusform>
            <numerusform>Comórtas cothrom: buann tú thart ar {number:count cluiche} as 100</numerusform>
        </translation>
    </message>
    <message>
        <source>To suit you: from easy to expert. The level is set before each game by how many of your last games you won, and stays the same during the game.</source>
        <translatorcomment>terms: level, suit</translatorcomment>
        <translation>De réir d’imeartha: ó éasca go saineolaí. Socraítear é roimh gach cluiche de réir líon na gcluichí a bhuaigh tú, agus ní athraíonn sé le linn an chluiche.</translation>
    </message>
    <message numerus="yes">
        <source>Easier to beat: you win about {number} games in 100</source>
        <translation>
            <numerusform>Níos éasca le bualadh: buann tú thart ar {number:count cluiche} as 100</numerusform>
            <numerusform>Níos éasca le bualadh: buann tú thart ar {number:count cluiche} as 100</numerusform>
            <numerusform>Níos éasca le bualadh: buann tú thart ar {number:count cluiche} as 100</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Harder to beat: you win about {number} games in 100</source>
        <translation>
            <numerusform>Níos deacra le bualadh: buann tú thart ar {number:count cluiche} as 100</numerusform>
            <numerusform>Níos deacra le bualadh: buann tú thart ar {number:count cluiche} as 100</numerusform>
            <numerusform>Níos deacra le bualadh: buann tú thart ar {number:count cluiche} as 100</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer’s level today: {levels}. It will change once it has seen how you play.</source>
        <translation>Leibhéal an ríomhaire inniu: {levels}, go dtí go bhfeicfidh sé conas a imríonn tú.</translation>
    </message>
    <message>
        <source>The computer’s level today: {levels}. You did not win your last game.</source>
        <translation>Leibhéal an ríomhaire inniu: {levels}. Níor bhuaigh tú an cluiche deireanach a d’imir tú.</translation>
    </message>
    <message>
        <source>The computer’s level today: {levels}. You won your last game.</source>
        <translation>Leibhéal an ríomhaire inniu: {levels}. Bhuaigh tú an cluiche deireanach a d’imir tú.</translation>
    </message>
    <message numerus="yes">
        <source>The computer’s level today: {levels}. You won {won} of your last {played} games.</source>
        <translation>
            <numerusform>Leibhéal an ríomhaire inniu: {levels}. Cluichí buaite agat le déanaí: {won} as {played}.</numerusform>
            <numerusform>Leibhéal an ríomhaire inniu: {levels}. Cluichí buaite agat le déanaí: {won} as {played}.</numerusform>
            <numerusform>Leibhéal an ríomhaire inniu: {levels}. Cluichí buaite agat le déanaí: {won} as {played}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{level} (its best)</source>
        <translation>{level} (an leibhéal is airde)</translation>
    </message>
    <message>
        <source>{level} (its gentlest)</source>
        <translation>{level} (an leibhéal is boige)</translation>
    </message>
</context>
<context>
    <name>all rules</name>
    <message>
        <source>All the rules</source>
        <translation>Na rialacha go léir</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Ceann eile</translation>
    </message>
    <message>
        <source>Back to the usual rules</source>
        <translation>Ar ais chuig na gnáthrialacha</translation>
    </message>
    <message>
        <source>Back to usual</source>
        <translation>An gnáthfhreagra</translation>
    </message>
    <message>
        <source>Back to usual: {question}</source>
        <translation>An gnáthfhreagra: {question}</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Tairiscint</translation>
    </message>
    <message>
        <source>Bids are made in points, and this game does not score 5 points a trick.</source>
        <translation>Is pointí a thairgtear, agus níl scór 5 phointe ar gach cúig sa chluiche seo.</translation>
    </message>
    <message>
        <source>Vying needs two sides, and a game in which most tricks score.</source>
        <translatorcomment>terms: game</translatorcomment>
        <translation>Ní thugtar dúshlán cárta ach idir dhá thaobh, agus má tá scór ar fhormhór na gcúigeanna.</translation>
    </message>
    <message>
        <source>Changed. The usual answer is: {answer}.</source>
        <translation>Athraithe. An gnáthfhreagra: {answer}.</translation>
    </message>
    <message>
        <source>A partner is called for only by four or more who play alone.</source>
        <translation>Ní ghlaoitear ar pháirtí ach nuair a imríonn ceathrar nó níos mó, gach duine ar a shon féin.</translation>
    </message>
    <message>
        <source>A partner whom nobody sees can decide nothing.</source>
        <translation>Ní féidir le páirtí nach bhfeiceann aon duine cinneadh ar bith a dhéanamh.</translation>
    </message>
    <message>
        <source>All the tricks of a deal win the game.</source>
        <translation>Buann uile chúigeanna na roinnte an cluiche.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Déanta</translation>
    </message>
    <message>
        <source>Exchanging cards</source>
        <translation>Malartú cártaí</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Grúpaí rialacha</translation>
    </message>
    <message>
        <source>If you may rob, you must.</source>
        <translation>Má tá cead robála agat, caithfidh tú robáil.</translation>
    </message>
    <message>
        <source>In a pool game, all five tricks count only in a jink.</source>
        <translation>I gcluiche le pota, ní áirítear na cúig chúig ach nuair a théann duine ar na cúig.</translation>
    </message>
    <message>
        <source>Leading and following</source>
        <translation>Tús agus leanúint</translation>
    </message>
    <message>
        <source>Nobody bids in this game.</source>
        <translation>Ní thairgeann duine ar bith sa chluiche seo.</translation>
    </message>
    <message>
        <source>Nobody draws cards from the stock.</source>
        <translation>Ní tharraingíonn duine ar bith cártaí ón stoc.</translation>
    </message>
    <message>
        <source>One deal is the whole match, so nobody deals next.</source>
        <translation>Roinnt amháin atá sa chomórtas ar fad, mar sin ní roinneann aon duine ina dhiaidh.</translation>
    </message>
    <message>
        <source>Only the modern order of the cards has a place for the joker.</source>
        <translation>In ord nua na gcártaí amháin atá áit don jóicéir.</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>Ord na gcártaí</translation>
    </message>
    <message>
        <source>Pool and chips</source>
        <translation>Pota agus licíní</translation>
    </message>
    <message>
        <source>Put everything right</source>
        <translation>Ceartaigh gach rud</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Ceartaigh é</translation>
    </message>
    <message>
        <source>Robbing</source>
        <translation>Robáil</translation>
    </message>
    <message>
        <source>Score and goal</source>
        <translation>Scór agus sprioc</translation>
    </message>
    <message>
        <source>Seats and deal</source>
        <translation>Suíocháin agus roinnt</translation>
    </message>
    <message>
        <source>Stake and match</source>
        <translation>Geall agus comórtas</translation>
    </message>
    <message>
        <source>The declarer takes no kitty.</source>
        <translation>Ní thógann an dearbhóir banc ar bith.</translation>
    </message>
    <message>
        <source>The hands are not in pairs.</source>
        <translation>Níl na lámha ina mbeirteanna.</translation>
    </message>
    <message>
        <source>The highest trump of a deal brings no points.</source>
        <translation>Ní thugann an mámh is airde sa roinnt aon phointe.</translation>
    </message>
    <message>
        <source>The old orders of trumps have no place for a joker.</source>
        <translation>Níl áit do jóicéir i seanoird na máite.</translation>
    </message>
    <message>
        <source>There is bidding, so no card is turned up, and nobody robs.</source>
        <translation>Tá tairiscint ann, agus mar sin ní iompaítear cárta agus ní robálann duine ar bith.</translation>
    </message>
    <message>
        <source>This does not go with: {questions}.</source>
        <translation>Níl sé seo ag teacht le: {questions}.</translation>
    </message>
    <message>
        <source>This game always ends at the end of a deal.</source>
        <translation>Críochnaíonn an cluiche seo i gcónaí ag deireadh roinnte.</translation>
    </message>
    <message>
        <source>This game does not score points.</source>
        <translation>Níl scór pointí sa chluiche seo.</translation>
    </message>
    <message>
        <source>With bidding, a bid for all the tricks stands in its place.</source>
        <translation>I gcluiche le tairiscintí, tairiscint ar na cúigeanna go léir atá ina áit.</translation>
    </message>
    <message>
        <source>{reason} These make no difference: {questions}.</source>
        <translation>{reason} Is cuma fúthu seo: {questions}.</translation>
    </message>
    <message>
        <source>This game does not score 5 points a trick.</source>
        <translation>Níl scór 5 phointe ar gach cúig sa chluiche seo.</translation>
    </message>
    <message>
        <source>This game is not played for a pool of chips.</source>
        <translation>Ní imrítear an cluiche seo ar phota licíní.</translation>
    </message>
    <message>
        <source>This game is not played to a number of points.</source>
        <translation>Níl líon pointí le baint amach sa chluiche seo.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cealaigh</translation>
    </message>
    <message>
        <source>Undo: the rules as they were before</source>
        <translation>Cealaigh: na rialacha mar a bhí</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Gnáthrialacha</translation>
    </message>
    <message>
        <source>What I changed</source>
        <translation>Mo chuid athruithe</translation>
    </message>
    <message>
        <source>What differs from {game}</source>
        <translation>Na difríochtaí: {game}</translation>
    </message>
    <message numerus="yes">
        <source>{number} changed</source>
        <translation>
            <numerusform>{number} athraithe</numerusform>
            <numerusform>{number} athraithe</numerusform>
            <numerusform>{number} athraithe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} rules change</source>
        <translation>
            <numerusform>Athraíonn {number:count riail}</numerusform>
            <numerusform>Athraíonn {number:count riail}</numerusform>
            <numerusform>Athraíonn {number:count riail}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} wrong</source>
        <translation>
            <numerusform>{number} mícheart</numerusform>
            <numerusform>{number} mícheart</numerusform>
            <numerusform>{number} mícheart</numerusform>
        </translation>
    </message>
    <message>
        <source>{question}: {answer}</source>
        <translation>{question}: {answer}</translation>
    </message>
</context>
<context>
    <name>amounts</name>
    <message>
        <source>1 chip</source>
        <translation>1 licín</translation>
    </message>
    <message>
        <source>1 deal</source>
        <translation>1 roinnt</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 chluiche</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 phointe</translation>
    </message>
    <message>
        <source>one chip</source>
        <translation>licín amháin</translation>
    </message>
    <message>
        <source>one deal</source>
        <translation>roinnt amháin</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>cluiche amháin</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>pointe amháin</translation>
    </message>
    <message numerus="yes">
        <source>{number} chips</source>
        <translation>
            <numerusform>{number:count licín}</numerusform>
            <numerusform>{number:count licín}</numerusform>
            <numerusform>{number:count licín}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} deals</source>
        <translation>
            <numerusform>{number:count roinnt}</numerusform>
            <numerusform>{number:count roinnt}</numerusform>
            <numerusform>{number:count roinnt}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} games</source>
        <translation>
            <numerusform>{number:count cluiche}</numerusform>
            <numerusform>{number:count cluiche}</numerusform>
            <numerusform>{number:count cluiche}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} points</source>
        <translation>
            <numerusform>{number:count pointe}</numerusform>
            <numerusform>{number:count pointe}</numerusform>
            <numerusform>{number:count pointe}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>answers</name>
    <message>
        <source>All hands are covered.</source>
        <translation>Tá na lámha go léir clúdaithe.</translation>
    </message>
    <message>
        <source>Answer this first, then play.</source>
        <translation>Freagair é seo ar dtús, ansin imir.</translation>
    </message>
    <message>
        <source>Best first: {cards}.</source>
        <translation>Ón gceann is fearr anuas: {cards}.</translation>
    </message>
    <message>
        <source>Choose it again to keep it.</source>
        <translation>Roghnaigh arís é lena choinneáil.</translation>
    </message>
    <message>
        <source>In this deal: {tricks}.</source>
        <translation>Sa roinnt seo: {tricks}.</translation>
    </message>
    <message>
        <source>Last trick.</source>
        <translation>An cúig deireanach.</translation>
    </message>
    <message>
        <source>Needed: {tricks}.</source>
        <translation>Ag teastáil: {tricks}.</translation>
    </message>
    <message>
        <source>No card is on the table yet.</source>
        <translation>Níl aon chárta ar an tábla fós.</translation>
    </message>
    <message>
        <source>No card was turned up.</source>
        <translation>Níor iompaíodh aon chárta.</translation>
    </message>
    <message>
        <source>No trick has been taken in this deal.</source>
        <translation>Níor baineadh aon chúig sa roinnt seo fós.</translation>
    </message>
    <message>
        <source>No trump may be held back when a trump is led.</source>
        <translation>Ní féidir mámh ar bith a choinneáil siar nuair a thosaítear le mámh.</translation>
    </message>
    <message>
        <source>No trumps are named yet.</source>
        <translation>Níor ainmníodh an mámh fós.</translation>
    </message>
    <message>
        <source>The bids so far.</source>
        <translation>Na tairiscintí go dtí seo.</translation>
    </message>
    <message numerus="yes">
        <source>The stock: {number} cards that nobody holds.</source>
        <translation>
            <numerusform>An stoc: {number:count cárta} nach bhfuil ag aon duine.</numerusform>
            <numerusform>An stoc: {number:count cárta} nach bhfuil ag aon duine.</numerusform>
            <numerusform>An stoc: {number:count cárta} nach bhfuil ag aon duine.</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Níl aon chárta agat.</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Tá {cards:the} agat.</translation>
    </message>
    <message>
        <source>You keep {card}: no more cards may be put out.</source>
        <translation>Coinníonn tú {card:the}: ní féidir tuilleadh cártaí a dhíol as.</translation>
    </message>
    <message>
        <source>You may play {card}.</source>
        <translation>Tá cead agat {card:the} a imirt.</translation>
    </message>
    <message>
        <source>You may put out {card}.</source>
        <translation>Tá cead agat {card:the} a dhíol as.</translation>
    </message>
    <message>
        <source>You took it.</source>
        <translation>Thóg tú é.</translation>
    </message>
    <message>
        <source>Yours is the best.</source>
        <translation>Is leatsa an ceann is fearr.</translation>
    </message>
    <message>
        <source>{calls}.</source>
        <translation>{calls}.</translation>
    </message>
    <message>
        <source>Choose {card} to put it out.</source>
        <translation>Roghnaigh {card:the} le díol as.</translation>
    </message>
    <message>
        <source>Chosen to put out: {cards}.</source>
        <translation>Roghnaithe le díol as: {cards:the}.</translation>
    </message>
    <message>
        <source>It is still there.</source>
        <translation>Tá sé ann fós.</translation>
    </message>
    <message>
        <source>The turn-up is {card}.</source>
        <translation>An mámh cinn: {card:the}.</translation>
    </message>
    <message>
        <source>The turn-up was {card}.</source>
        <translation>An mámh cinn a bhí ann: {card:the}.</translation>
    </message>
    <message>
        <source>{cards} may be held back when a lower trump is led.</source>
        <translation>Is féidir {cards:the} a choinneáil siar nuair a thosaítear le mámh níos ísle.</translation>
    </message>
    <message>
        <source>{cards}.</source>
        <translation>{cards}.</translation>
    </message>
    <message>
        <source>{card} is chosen. Press “Play”, or choose another.</source>
        <translation>Tá {card:the} roghnaithe. Brúigh “Imir”, nó roghnaigh ceann eile.</translation>
    </message>
    <message>
        <source>{goal}.</source>
        <translation>{goal}.</translation>
    </message>
    <message>
        <source>{goal}. Tricks in this deal: {tricks}.</source>
        <translation>{goal}. Cúigeanna sa roinnt seo: {tricks}.</translation>
    </message>
    <message>
        <source>{name} took it.</source>
        <translation>Thóg {name} é.</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>{name}.</source>
        <translation>{name}.</translation>
    </message>
    <message>
        <source>{name}: {score}.</source>
        <translation>{name}: {score}.</translation>
    </message>
    <message>
        <source>{name}’s is the best.</source>
        <translation>Is le {name:h} an ceann is fearr.</translation>
    </message>
    <message>
        <source>{name}: {call}</source>
        <translation>{name}: {call}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>{needed}.</source>
        <translation>{needed}.</translation>
    </message>
    <message>
        <source>{scores}.</source>
        <translation>{scores}.</translation>
    </message>
    <message>
        <source>{suit} are trumps.</source>
        <translation>{suit} an mámh.</translation>
    </message>
    <message>
        <source>{suit}, black: lowest best after J and A</source>
        <translation>{suit}, dubh: i ndiaidh J agus A, an ceann is ísle is fearr</translation>
    </message>
    <message>
        <source>{suit}, red: highest best</source>
        <translation>{suit}, dearg: an ceann is airde is fearr</translation>
    </message>
    <message>
        <source>{suit}, red: highest best, ace last</source>
        <translation>{suit}, dearg: an ceann is airde is fearr, an t-aon ar deireadh</translation>
    </message>
</context>
<context>
    <name>auction</name>
    <message>
        <source>1 new card</source>
        <translation>cárta amháin nua</translation>
    </message>
    <message>
        <source>A card is vied: see it, or give up.</source>
        <translation>Tugadh dúshlán cárta: glac leis, nó géill.</translation>
    </message>
    <message>
        <source>A card is vied: {name} sees it, or gives up.</source>
        <translation>Tugadh dúshlán cárta: {name} a ghlacfaidh leis, nó a ghéillfidh.</translation>
    </message>
    <message>
        <source>A new stock is made of the cards put out.</source>
        <translation>Déantar stoc nua de na cártaí a díoladh as.</translation>
    </message>
    <message>
        <source>Hold {points}</source>
        <translation>Coinnithe: {points}</translation>
    </message>
    <message>
        <source>No trumps yet</source>
        <translation>Níl aon mhámh ann fós</translation>
    </message>
    <message>
        <source>Nobody has bid yet.</source>
        <translation>Níor thairg duine ar bith fós.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Take the pool, or jink.</source>
        <translation>Tóg an pota, nó téigh ar na cúig.</translation>
    </message>
    <message>
        <source>You bid {points}</source>
        <translation>Tairgeann tú {points}</translation>
    </message>
    <message>
        <source>You bid {points}.</source>
        <translation>Thairg tú {points}.</translation>
    </message>
    <message>
        <source>You call for a partner.</source>
        <translation>Glaonn tú ar pháirtí.</translation>
    </message>
    <message>
        <source>You exchange cards.</source>
        <translation>Malartaíonn tú cártaí.</translation>
    </message>
    <message>
        <source>You give the deal up</source>
        <translation>Géilleann tú an roinnt</translation>
    </message>
    <message>
        <source>You hold</source>
        <translation>Coinníonn tú</translation>
    </message>
    <message>
        <source>You jink: all five or nothing</source>
        <translation>Téann tú ar na cúig: iad uile nó faic</translation>
    </message>
    <message>
        <source>You keep all your cards</source>
        <translation>Coinníonn tú do chártaí ar fad</translation>
    </message>
    <message>
        <source>You lead without vying</source>
        <translation>Tosaíonn tú gan dúshlán</translation>
    </message>
    <message>
        <source>You name trumps</source>
        <translation>Ainmníonn tú an mámh</translation>
    </message>
    <message>
        <source>You name trumps next</source>
        <translation>Mámh le hainmniú agat</translation>
    </message>
    <message>
        <source>You name trumps.</source>
        <translation>Ainmníonn tú an mámh.</translation>
    </message>
    <message>
        <source>You name {suit} as trumps</source>
        <translation>Ainmníonn tú {suit} mar mhámh</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>Pas uaitse</translation>
    </message>
    <message>
        <source>You put out one card</source>
        <translation>Díolann tú cárta amháin as</translation>
    </message>
    <message numerus="yes">
        <source>You put out {number} cards</source>
        <translation>
            <numerusform>Díolann tú {number:count cárta} as</numerusform>
            <numerusform>Díolann tú {number:count cárta} as</numerusform>
            <numerusform>Díolann tú {number:count cárta} as</numerusform>
        </translation>
    </message>
    <message>
        <source>You see the card</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Glacann tú leis an dúshlán</translation>
    </message>
    <message>
        <source>You take the pool</source>
        <translation>Tógann tú an pota</translation>
    </message>
    <message>
        <source>You vie a card</source>
        <translation>Tugann tú dúshlán cárta</translation>
    </message>
    <message>
        <source>Your bid.</source>
        <translation>Do thairiscint.</translation>
    </message>
    <message>
        <source>Your lead: vie a card, or lead.</source>
        <translation>Tusa a thosaíonn: tabhair dúshlán cárta, nó tosaigh.</translation>
    </message>
    <message>
        <source>Your {points} is the highest.</source>
        <translation>Is leatsa an tairiscint is airde, {points}.</translation>
    </message>
    <message>
        <source>all {number}</source>
        <translation>na {number:count ceann}</translation>
    </message>
    <message>
        <source>bid {points}</source>
        <translation>thairg {points}</translation>
    </message>
    <message>
        <source>hold {points}</source>
        <translation>coinnithe: {points}</translation>
    </message>
    <message>
        <source>jink</source>
        <translation>na cúig</translation>
    </message>
    <message>
        <source>kept all</source>
        <translation>gan mhalartú</translation>
    </message>
    <message>
        <source>kept all cards</source>
        <translation>gach cárta coinnithe</translation>
    </message>
    <message>
        <source>or the best trump</source>
        <translation>nó an mámh is airde</translation>
    </message>
    <message>
        <source>or {number} and the best trump</source>
        <translation>nó {number:count cúig} agus an mámh is airde</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>to bid</source>
        <translation>ag tairiscint</translation>
    </message>
    <message>
        <source>unseen</source>
        <comment>a hand that nobody sees</comment>
        <translation>gan feiceáil</translation>
    </message>
    <message>
        <source>vies</source>
        <translation>dúshlán</translation>
    </message>
    <message>
        <source>you and {other} bid {points} and failed</source>
        <translation>thairg tú féin agus {other} {points} agus theip oraibh</translation>
    </message>
    <message>
        <source>you and {other} bid {points} and made {gain} each</source>
        <translation>thairg tú féin agus {other} {points} agus fuair sibh {gain} an duine</translation>
    </message>
    <message>
        <source>you bid {points} and failed</source>
        <translation>thairg tú {points}, gan rath</translation>
    </message>
    <message>
        <source>you bid {points} and made {gain}</source>
        <translation>thairg tú {points} agus bhain tú {gain} amach</translation>
    </message>
    <message>
        <source>{calls}.</source>
        <translation>{calls}.</translation>
    </message>
    <message>
        <source>{name} and {other} bid {points} and failed</source>
        <translation>thairg {name} agus {other} {points} agus theip orthu</translation>
    </message>
    <message>
        <source>{name} and {other} bid {points} and made {gain} each</source>
        <translation>thairg {name} agus {other} {points} agus fuair siad {gain} an duine</translation>
    </message>
    <message>
        <source>{name} bid {points} and failed</source>
        <translation>thairg {name} {points}, gan rath</translation>
    </message>
    <message>
        <source>{name} bid {points} and made {gain}</source>
        <translation>thairg {name} {points} agus baineadh {gain} amach</translation>
    </message>
    <message>
        <source>{name} bid {points}.</source>
        <translation>Thairg {name} {points}.</translation>
    </message>
    <message>
        <source>{name} bids {points}</source>
        <translation>Tairgeann {name} {points}</translation>
    </message>
    <message>
        <source>{name} calls for a partner.</source>
        <translation>Glaonn {name} ar pháirtí.</translation>
    </message>
    <message>
        <source>{name} decides: take the pool, or jink.</source>
        <translation>Is ag {name} atá an rogha: an pota a thógáil, nó dul ar na cúig.</translation>
    </message>
    <message>
        <source>{name} exchanges cards.</source>
        <translation>Malartaíonn {name} cártaí.</translation>
    </message>
    <message>
        <source>{name} gives the deal up</source>
        <translation>Géilleann {name} an roinnt</translation>
    </message>
    <message>
        <source>{name} holds</source>
        <translation>Coinníonn {name}</translation>
    </message>
    <message>
        <source>{name} jinks: all five or nothing</source>
        <translation>Téann {name} ar na cúig: iad uile nó faic</translation>
    </message>
    <message>
        <source>{name} keeps all cards</source>
        <translation>Coinníonn {name} na cártaí ar fad</translation>
    </message>
    <message>
        <source>{name} leads without vying</source>
        <translation>Tosaíonn {name} gan dúshlán</translation>
    </message>
    <message>
        <source>{name} names trumps</source>
        <translation>Ainmníonn {name} an mámh</translation>
    </message>
    <message>
        <source>{name} names trumps next</source>
        <translation>Mámh le hainmniú ag {name}</translation>
    </message>
    <message>
        <source>{name} names trumps.</source>
        <translation>Ainmníonn {name} an mámh.</translation>
    </message>
    <message>
        <source>{name} names {suit} as trumps</source>
        <translation>Ainmníonn {name} {suit} mar mhámh</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>Pas ó {name:len}</translation>
    </message>
    <message>
        <source>{name} puts out one card</source>
        <translation>Díolann {name} cárta amháin as</translation>
    </message>
    <message numerus="yes">
        <source>{name} puts out {number} cards</source>
        <translation>
            <numerusform>Díolann {name} {number:count cárta} as</numerusform>
            <numerusform>Díolann {name} {number:count cárta} as</numerusform>
            <numerusform>Díolann {name} {number:count cárta} as</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} sees the card</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Glacann {name} leis an dúshlán</translation>
    </message>
    <message>
        <source>{name} takes the pool</source>
        <translation>Tógann {name} an pota</translation>
    </message>
    <message>
        <source>{name} to bid.</source>
        <translation>{name} a thairgfidh.</translation>
    </message>
    <message>
        <source>{name} to lead, who may vie a card.</source>
        <translation>{name} a thosóidh, agus is féidir dúshlán cárta a thabhairt.</translation>
    </message>
    <message>
        <source>{name} vies a card</source>
        <translation>Tugann {name} dúshlán cárta</translation>
    </message>
    <message>
        <source>{name}: {call}</source>
        <translation>{name}: {call}</translation>
    </message>
    <message>
        <source>{name}’s {points} is the highest.</source>
        <translation>Is le {name:h} an tairiscint is airde, {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{number} new</source>
        <translation>
            <numerusform>{number} nua</numerusform>
            <numerusform>{number} nua</numerusform>
            <numerusform>{number} nua</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} new cards</source>
        <translation>
            <numerusform>{number:count cárta} nua</numerusform>
            <numerusform>{number:count cárta} nua</numerusform>
            <numerusform>{number:count cárta} nua</numerusform>
        </translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>{tricks} and the best trump</source>
        <translation>{tricks} agus an mámh is airde</translation>
    </message>
</context>
<context>
    <name>bar</name>
    <message>
        <source>Hint</source>
        <translation>Leid</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Cúig deireanach</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Roghchlár</translation>
    </message>
    <message>
        <source>Card order</source>
        <translation>Ord na gcártaí</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Athdhéan</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scóir</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Luas</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cealaigh</translation>
    </message>
</context>
<context>
    <name>characters</name>
    <message>
        <source>Pick a character for me</source>
        <translation>Carachtar ar chrannchur</translation>
    </message>
    <message>
        <source>A character has a temperament at any level. It tips the choice between moves that are about equally good; it never picks a bad one.</source>
        <translation>Tá a mheon féin ag gach carachtar, ar leibhéal ar bith. Roghnaíonn an meon idir bearta atá nach mór chomh maith lena chéile, ach ní roghnaíonn sé drochbheart choíche.</translation>
    </message>
    <message>
        <source>A trick now is worth two promised later.</source>
        <translation>Is fearr cúig amháin anois ná geallúint ar dhá cheann.</translation>
    </message>
    <message>
        <source>A trump in the hand wins nothing, so out it goes.</source>
        <translation>Ní bhuann mámh sa lámh dada, mar sin amach leis.</translation>
    </message>
    <message>
        <source>At sea you bid on the weather. Cards are easier.</source>
        <translation>Ar muir bíonn tú ag tairiscint ar an aimsir. Is fusa na cártaí.</translation>
    </message>
    <message>
        <source>Bids high, saves trumps.</source>
        <translation>Tairiscintí arda, máite i dtaisce.</translation>
    </message>
    <message>
        <source>Bids high, spends trumps.</source>
        <translation>Tairiscintí arda, máite á gcaitheamh.</translation>
    </message>
    <message>
        <source>Bids high, takes tricks early.</source>
        <translation>Tairiscintí arda, cúigeanna go luath.</translation>
    </message>
    <message>
        <source>Bids low, saves trumps.</source>
        <translation>Tairiscintí ísle, máite i dtaisce.</translation>
    </message>
    <message>
        <source>Pick one for me</source>
        <translation>Ar chrannchur</translation>
    </message>
    <message>
        <source>Character: {name}</source>
        <translation>Carachtar: {name}</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Carachtair</translation>
    </message>
    <message>
        <source>Choose a character</source>
        <translation>Roghnaigh carachtar</translation>
    </message>
    <message>
        <source>Counts cards, bids low.</source>
        <translation>Cártaí á gcomhaireamh, tairiscintí ísle.</translation>
    </message>
    <message>
        <source>Counts cards.</source>
        <translation>Cártaí á gcomhaireamh.</translation>
    </message>
    <message>
        <source>Picked when the game begins, from those nobody else has.</source>
        <translation>Tarraingítear crann ag tús an chluiche, as na carachtair atá saor.</translation>
    </message>
    <message>
        <source>I bid first and save the best until the end.</source>
        <translation>Mise is túisce a thairgeann, agus coinním an chuid is fearr go dtí an deireadh.</translation>
    </message>
    <message>
        <source>I bid seldom, but I know what is still out.</source>
        <translation>Is annamh a thairgim, ach tá a fhios agam cad atá amuigh fós.</translation>
    </message>
    <message>
        <source>I keep the shop, and I keep my counsel.</source>
        <translation>Coinním siopa, agus coinním mo chomhairle agam féin.</translation>
    </message>
    <message>
        <source>I taught sums for forty years. I still count.</source>
        <translation>Mhúin mé suimeanna ar feadh daichead bliain. Bím ag comhaireamh fós.</translation>
    </message>
    <message>
        <source>I watch the leader. Somebody has to.</source>
        <translatorcomment>terms: watch</translatorcomment>
        <translation>Bím ag faire ar an té atá chun tosaigh. Caithfidh duine éigin é a dhéanamh.</translation>
    </message>
    <message>
        <source>I would rather lose a bid than let it go by.</source>
        <translation>B’fhearr liom tairiscint a chailleadh ná í a ligean tharam.</translation>
    </message>
    <message>
        <source>If I can’t have the pool, neither will you.</source>
        <translation>Mura bhfaighimse an pota, ní bhfaighidh tusa é ach oiread.</translation>
    </message>
    <message>
        <source>My mother kept the five for last, and so do I.</source>
        <translation>Choinníodh mo mháthair an cíoná go dtí an deireadh, agus déanaimse amhlaidh.</translation>
    </message>
    <message>
        <source>No character</source>
        <translation>Gan charachtar</translation>
    </message>
    <message>
        <source>No hurry. There are five tricks in every deal.</source>
        <translation>Níl aon deifir orainn. Tá cúig chúig i ngach roinnt.</translation>
    </message>
    <message>
        <source>Plays every move as well as its level can.</source>
        <translation>Imríonn sé gach beart chomh maith agus a cheadaíonn an leibhéal.</translation>
    </message>
    <message>
        <source>Plays for the spoil, saves trumps.</source>
        <translation>An pota le milleadh, máite i dtaisce.</translation>
    </message>
    <message>
        <source>Plays for the spoil.</source>
        <translation>An pota le milleadh.</translation>
    </message>
    <message>
        <source>Saves trumps for the last tricks.</source>
        <translation>Máite i dtaisce do na cúigeanna deireanacha.</translation>
    </message>
    <message>
        <source>Spends trumps early, bids high.</source>
        <translation>Máite á gcaitheamh go luath, tairiscintí arda.</translation>
    </message>
    <message>
        <source>Takes tricks early.</source>
        <translation>Cúigeanna go luath.</translation>
    </message>
    <message>
        <source>Waits, bids low.</source>
        <translation>Foighne, tairiscintí ísle.</translation>
    </message>
    <message>
        <source>{name} has another seat at this table.</source>
        <translation>Tá suíochán eile ag {name} ag an tábla seo.</translation>
    </message>
    <message>
        <source>“{sentence}” {temperament}</source>
        <translation>“{sentence}” {temperament}</translation>
    </message>
</context>
<context>
    <name>curtain</name>
    <message>
        <source>All hands are covered. Only {name} should look now.</source>
        <translation>Tá na lámha ar fad clúdaithe. Ná féachadh aon duine ach {name} anois.</translation>
    </message>
    <message>
        <source>I am {name}: show my hand</source>
        <translation>Is mise {name}: taispeáin mo lámh</translation>
    </message>
    <message>
        <source>Pass to {name}</source>
        <translatorcomment>terms: pass</translatorcomment>
        <translation>Tabhair an scáileán {name:do}</translation>
    </message>
    <message>
        <source>Play {name}’s hand.</source>
        <translation>Imir an lámh atá ag {name}.</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>Sábháil agus imigh</translation>
    </message>
    <message>
        <source>Trick {number}.</source>
        <translation>Cúig {number}.</translation>
    </message>
    <message>
        <source>or press Space</source>
        <translation>nó brúigh an spásbharra</translation>
    </message>
    <message>
        <source>{name}:&#xa0;{score}</source>
        <translation>{name}:&#xa0;{score}</translation>
    </message>
    <message>
        <source>{scores}. {goal}.</source>
        <translation>{scores}. {goal}.</translation>
    </message>
</context>
<context>
    <name>daily</name>
    <message>
        <source>Calendar of the year</source>
        <translation>Féilire na bliana</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Cóipeáilte</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Roinnt an lae</translation>
    </message>
    <message>
        <source>Everybody in the world gets these cards today, and meets the same players at the hard level. Your first result counts. You may undo and take hints, but your result will say so.</source>
        <translation>Faigheann gach duine ar domhan na cártaí seo inniu, agus tá na himreoirí céanna ina choinne, ar an leibhéal deacair. Is é do chéad toradh a chomhairtear. Tá cealú agus leideanna ceadaithe, ach luaitear leis an toradh iad.</translation>
    </message>
    <message>
        <source>Five players, everybody for themselves. Every trick counts 5.</source>
        <translation>Cúigear imreoirí, gach duine ar a shon féin. 5 ar gach cúig.</translation>
    </message>
    <message>
        <source>Five players. Three tricks win the pool. If it is spoiled, everybody’s chip comes back.</source>
        <translation>Cúigear imreoirí. Buann trí chúig an pota. Má mhilltear é, faigheann gach duine a licín ar ais.</translation>
    </message>
    <message>
        <source>Four players in pairs. If all the others pass, the dealer has to bid. Your side’s points count.</source>
        <translation>Ceathrar imreoirí ina bpéirí. Má deir gach duine eile pas, caithfidh an roinnteoir tairiscint a dhéanamh. Is iad pointí do thaoibhse a chomhairtear.</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Féach siar</translation>
    </message>
    <message>
        <source>No streak just now.</source>
        <translation>Níl aon sraith ar siúl faoi láthair.</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Gan imirt fós</translation>
    </message>
    <message>
        <source>One day so far.</source>
        <translation>Lá amháin go dtí seo.</translation>
    </message>
    <message>
        <source>Par is being worked out…</source>
        <translation>Par á ríomh…</translation>
    </message>
    <message>
        <source>Par is {par}: what an expert would expect to make of your hand, averaged over 400 ways the hidden cards could lie. With the cards as they were, the expert made {taken}.</source>
        <translation>Is é {par} an par: an méid a mbeadh saineolaí ag súil leis ó do lámh, ar an meán i 400 leagan amach de na cártaí ceilte. Mar a bhí na cártaí i ndáiríre, chríochnaigh an saineolaí le {taken}.</translation>
    </message>
    <message numerus="yes">
        <source>The longest streak was {number} days.</source>
        <translation>
            <numerusform>Bhí {number:count lá} sa tsraith ab fhaide.</numerusform>
            <numerusform>Bhí {number:count lá} sa tsraith ab fhaide.</numerusform>
            <numerusform>Bhí {number:count lá} sa tsraith ab fhaide.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other deals</source>
        <translation>Na rannta eile</translation>
    </message>
    <message>
        <source>The pool was spoiled, and your chip came back.</source>
        <translation>Milleadh an pota, agus fuair tú do licín ar ais.</translation>
    </message>
    <message>
        <source>These are yesterday’s deals. The calendar marks them as played a day late, and they do not count for a streak.</source>
        <translation>Seo rannta an lae inné. Cuirtear san fhéilire iad mar rannta a imríodh an lá dár gcionn, agus ní áirítear in aon sraith iad.</translation>
    </message>
    <message>
        <source>Started: go on with it</source>
        <translation>Tosaithe: lean ort léi</translation>
    </message>
    <message>
        <source>Deal of the day: {game}, {day}</source>
        <translation>Roinnt an lae: {game}, {day}</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Cén cluiche</translation>
    </message>
    <message>
        <source>A deal that was played can be looked back on.</source>
        <translation>Is féidir féachaint siar ar roinnt a imríodh.</translation>
    </message>
    <message>
        <source>A dot for each deal played. A day counts if one of them was played that day.</source>
        <translation>Ponc in aghaidh gach roinnte a imríodh. Áirítear lá má imríodh ceann acu an lá sin féin.</translation>
    </message>
    <message>
        <source>Expert {taken}</source>
        <translation>Saineolaí {taken}</translation>
    </message>
    <message>
        <source>Five at the table</source>
        <translation>Cúigear ag an mbord</translation>
    </message>
    <message>
        <source>Five at the table, with a pool</source>
        <translation>Cúigear ag an mbord, agus pota</translation>
    </message>
    <message>
        <source>Four in pairs, with bids</source>
        <translation>Ceathrar ina bpéirí, le tairiscintí</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>a month with its year</comment>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>Next: {game}</source>
        <translation>Ar aghaidh: {game}</translation>
    </message>
    <message>
        <source>Only the deals of today and yesterday can be played.</source>
        <translation>Ní féidir ach rannta an lae inniu agus an lae inné a imirt.</translation>
    </message>
    <message>
        <source>Par is what an expert may expect of your hand.</source>
        <translation>Is é par an méid a mbeadh saineolaí ag súil leis ó do lámh.</translation>
    </message>
    <message>
        <source>Par {par}</source>
        <translation>Par {par}</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Comhroinn</translation>
    </message>
    <message>
        <source>What is par?</source>
        <translation>Cad é par?</translation>
    </message>
    <message>
        <source>You lost {chips}.</source>
        <translation>Chaill tú {chips}.</translation>
    </message>
    <message>
        <source>You took no tricks.</source>
        <translation>Níor bhain tú aon chúig.</translation>
    </message>
    <message>
        <source>You took trick {number}.</source>
        <translation>Bhain tú cúig {number}.</translation>
    </message>
    <message>
        <source>You took tricks {numbers}.</source>
        <translation>Bhain tú cúigeanna {numbers}.</translation>
    </message>
    <message>
        <source>You took {points}.</source>
        <translation>Bhain tú {points}.</translation>
    </message>
    <message>
        <source>You won {chips}.</source>
        <translation>Bhuaigh tú {chips}.</translation>
    </message>
    <message>
        <source>You {result}</source>
        <translation>Tusa: {result}</translation>
    </message>
    <message>
        <source>You {result}, par {par}, the expert {taken}: {verdict}.</source>
        <translation>Tusa: {result}, par {par}, an saineolaí {taken}: {verdict}.</translation>
    </message>
    <message>
        <source>You {result}, par {par}: {verdict}</source>
        <translation>Tusa: {result}, par {par}: {verdict}</translation>
    </message>
    <message>
        <source>Your side failed its bid and lost {points}.</source>
        <translation>Níor bhain do thaobhsa a thairiscint amach, agus chaill sé {points}.</translation>
    </message>
    <message>
        <source>Your side took {points}.</source>
        <translation>Bhain do thaobhsa {points}.</translation>
    </message>
    <message>
        <source>a day late</source>
        <translation>an lá dár gcionn</translation>
    </message>
    <message>
        <source>at par</source>
        <translation>cothrom le par</translation>
    </message>
    <message>
        <source>below par</source>
        <translation>níos ísle ná par</translation>
    </message>
    <message>
        <source>better than par</source>
        <translation>níos fearr ná par</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a short date</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>dddd d MMMM yyyy</source>
        <comment>a date in words, with its weekday</comment>
        <translation>dddd d MMMM yyyy</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>le leideanna</translation>
    </message>
    <message>
        <source>with undo</source>
        <translation>cealú in úsáid</translation>
    </message>
    <message>
        <source>with undo and hints</source>
        <translation>cealú agus leideanna in úsáid</translation>
    </message>
    <message numerus="yes">
        <source>{day}: {number} of {deals} deals played</source>
        <translation>
            <numerusform>{day}: rannta imeartha: {number} as {deals}</numerusform>
            <numerusform>{day}: rannta imeartha: {number} as {deals}</numerusform>
            <numerusform>{day}: rannta imeartha: {number} as {deals}</numerusform>
        </translation>
    </message>
    <message>
        <source>{day}: {result}</source>
        <translation>{day}: {result}</translation>
    </message>
    <message>
        <source>{game}, deal of the day</source>
        <translation>{game}, roinnt an lae</translation>
    </message>
    <message numerus="yes">
        <source>{number} days in a row.</source>
        <translation>
            <numerusform>{number:count lá} as a chéile.</numerusform>
            <numerusform>{number:count lá} as a chéile.</numerusform>
            <numerusform>{number:count lá} as a chéile.</numerusform>
        </translation>
    </message>
    <message>
        <source>{result} (par {par})</source>
        <translation>{result} (par {par})</translation>
    </message>
    <message>
        <source>{result}, {verdict}</source>
        <translation>{result}, {verdict}</translation>
    </message>
    <message>
        <source>▲ better than par, ◆ at par, ▼ below par, ● par still unknown. An outline only, such as △, means: played a day late.</source>
        <translation>▲ níos fearr ná par, ◆ cothrom le par, ▼ níos ísle ná par, ● par gan a bheith ar eolas fós. Imlíne amháin, mar △: imrithe an lá dár gcionn.</translation>
    </message>
</context>
<context>
    <name>deal codes</name>
    <message numerus="yes">
        <source>Something is missing: this has {given} letters and digits, and the number has {needed}.</source>
        <translation>
            <numerusform>Tá rud éigin in easnamh: tá {given:count carachtar} anseo, ach {needed} san uimhir.</numerusform>
            <numerusform>Tá rud éigin in easnamh: tá {given:count carachtar} anseo, ach {needed} san uimhir.</numerusform>
            <numerusform>Tá rud éigin in easnamh: tá {given:count carachtar} anseo, ach {needed} san uimhir.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number is wrong in more than one place. Compare it with the one you were given.</source>
        <translation>Tá an uimhir mícheart i níos mó ná áit amháin. Cuir i gcomparáid leis an gceann a tugadh duit í.</translation>
    </message>
    <message>
        <source>The rules in this number cannot be played. {problems}</source>
        <translation>Ní féidir na rialacha san uimhir seo a imirt. {problems}</translation>
    </message>
    <message>
        <source>Character {place} is “{letter}”. A deal number has only digits, and letters other than U.</source>
        <translation>Is é “{letter}” carachtar {place}. Níl in uimhir roinnte ach digití, agus litreacha seachas U.</translation>
    </message>
    <message>
        <source>The number is not quite right. Perhaps character {place} should be “{letter}”.</source>
        <translation>Níl an uimhir i gceart ar fad. B’fhéidir gur “{letter}” ba cheart a bheith ann mar charachtar {place}.</translation>
    </message>
    <message>
        <source>The number is not quite right. Perhaps characters {place} and {next}, “{letter}” and “{other}”, are swapped.</source>
        <translation>Níl an uimhir i gceart ar fad. B’fhéidir gur malartaíodh carachtair {place} agus {next}, “{letter}” agus “{other}”.</translation>
    </message>
    <message>
        <source>There is no deal with this number. Ask for the number again.</source>
        <translation>Níl aon roinnt leis an uimhir seo. Iarr an uimhir arís.</translation>
    </message>
    <message numerus="yes">
        <source>This is too long: it has {given} letters and digits, and the number has {needed}.</source>
        <translation>
            <numerusform>Tá sé seo rófhada: tá {given:count carachtar} ann, ach {needed} san uimhir.</numerusform>
            <numerusform>Tá sé seo rófhada: tá {given:count carachtar} ann, ach {needed} san uimhir.</numerusform>
            <numerusform>Tá sé seo rófhada: tá {given:count carachtar} ann, ach {needed} san uimhir.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is too short: a deal number has at least 16 letters and digits.</source>
        <translation>Tá sé seo róghearr: bíonn 16 carachtar ar a laghad in uimhir roinnte.</translation>
    </message>
    <message>
        <source>This number comes from a newer version of the program.</source>
        <translation>Tagann an uimhir seo ó leagan níos nuaí den chlár.</translation>
    </message>
    <message>
        <source>This number is for a game that comes with a newer version of the program.</source>
        <translation>Baineann an uimhir seo le cluiche a thagann le leagan níos nuaí den chlár.</translation>
    </message>
    <message>
        <source>This number is for a rule that comes with a newer version of the program.</source>
        <translation>Baineann an uimhir seo le riail a thagann le leagan níos nuaí den chlár.</translation>
    </message>
    <message>
        <source>Type or paste the number of a deal.</source>
        <translation>Clóscríobh nó greamaigh uimhir roinnte.</translation>
    </message>
</context>
<context>
    <name>deal editor</name>
    <message>
        <source>All cards are back in the pack.</source>
        <translation>Tá gach cárta ar ais sa phaca.</translation>
    </message>
    <message>
        <source>Click the card that is turned up. Click it again to take it back.</source>
        <translation>Cliceáil ar an gcárta cinn. Cliceáil arís air chun é a thógáil ar ais.</translation>
    </message>
    <message>
        <source>Click the cards for your hand. Click one again to take it back.</source>
        <translation>Cliceáil ar na cártaí do do lámh féin. Cliceáil arís ar cheann chun é a thógáil ar ais.</translation>
    </message>
    <message>
        <source>Click the cards for {name}. Click one again to take it back.</source>
        <translation>Cliceáil ar na cártaí {name:do}. Cliceáil arís ar cheann chun é a thógáil ar ais.</translation>
    </message>
    <message>
        <source>Click the cards of the kitty. Click one again to take it back.</source>
        <translation>Cliceáil ar chártaí an bhainc. Cliceáil arís ar cheann chun é a thógáil ar ais.</translation>
    </message>
    <message>
        <source>Deal the rest</source>
        <translation>Roinn an chuid eile</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Cé mhéad imreoir</translation>
    </message>
    <message>
        <source>Who plays with whom</source>
        <translation>Cé a imríonn le chéile</translation>
    </message>
    <message>
        <source>In this game no card is turned up.</source>
        <translation>Ní iompaítear aon chárta sa chluiche seo.</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>Banc</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Imir an roinnt seo</translation>
    </message>
    <message>
        <source>Set up a deal</source>
        <translation>Socraigh roinnt</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Tosaigh arís</translation>
    </message>
    <message>
        <source>The joker cannot be turned up here: it would go to the dealer. Give it to a hand.</source>
        <translation>Ní féidir an jóicéir a iompú anseo: rachadh sé chuig an roinnteoir. Cuir i lámh é.</translation>
    </message>
    <message>
        <source>The kitty is full. Take one back first.</source>
        <translation>Tá an banc lán. Tóg cárta ar ais ar dtús.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {number} more to choose, or deal the rest.</source>
        <translation>
            <numerusform>{name}: cárta amháin eile le roghnú, nó roinn an chuid eile.</numerusform>
            <numerusform>{name}: {number:count cárta} eile le roghnú, nó roinn an chuid eile.</numerusform>
            <numerusform>{name}: {number:count cárta} eile le roghnú, nó roinn an chuid eile.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest of the cards are dealt.</source>
        <translation>Roinneadh an chuid eile de na cártaí.</translation>
    </message>
    <message>
        <source>This game has no kitty.</source>
        <translation>Níl aon bhanc sa chluiche seo.</translation>
    </message>
    <message>
        <source>Turn-up</source>
        <translation>Mámh cinn</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Cén cluiche</translation>
    </message>
    <message>
        <source>Who deals</source>
        <translation>Cé a roinneann</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Tusa a roinneann</translation>
    </message>
    <message>
        <source>{card} is not in the pack of this game.</source>
        <translation>Níl {card:the} i bpaca an chluiche seo.</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} a roinneann</translation>
    </message>
    <message>
        <source>{name}: the hand is full. Take one back first.</source>
        <translation>{name}: tá an lámh lán. Tóg cárta ar ais ar dtús.</translation>
    </message>
    <message numerus="yes">
        <source>{number} players</source>
        <translation>
            <numerusform>{number:people} imreoirí</numerusform>
            <numerusform>{number:people} imreoirí</numerusform>
            <numerusform>{number:people} imreoirí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} to come</source>
        <translation>
            <numerusform>{number} le teacht</numerusform>
            <numerusform>{number} le teacht</numerusform>
            <numerusform>{number} le teacht</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal panel</name>
    <message>
        <source>A little harder</source>
        <translation>Beagán níos deacra</translation>
    </message>
    <message>
        <source>Best of five</source>
        <translation>An té is fearr as 5</translation>
    </message>
    <message>
        <source>Compare with par</source>
        <translation>Comparáid le par</translation>
    </message>
    <message>
        <source>Go on without waiting</source>
        <translation>Lean ar aghaidh gan fanacht</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Imigh</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Féach siar</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Cluiche nua</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>An chéad roinnt eile</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>An chéad chluiche eile</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Imir arís</translation>
    </message>
    <message>
        <source>Result of the deal</source>
        <translation>Toradh na roinnte</translation>
    </message>
    <message>
        <source>none</source>
        <translation>faic</translation>
    </message>
    <message>
        <source>this deal</source>
        <translation>an roinnt seo</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>cúigeanna</translation>
    </message>
</context>
<context>
    <name>decisions</name>
    <message>
        <source>1 trick</source>
        <translation>cúig amháin</translation>
    </message>
    <message>
        <source>A bid of {bid}, for all the tricks, scores {made} or loses {failed}.</source>
        <translation>Tairiscint {bid}, ar na cúigeanna go léir: scórálann sí {made} nó cailleann sí {failed}.</translation>
    </message>
    <message>
        <source>Call for your partner’s card, or play alone.</source>
        <translation>Glaoigh ar chárta do pháirtí, nó imir i d’aonar.</translation>
    </message>
    <message>
        <source>Choose a card to put it out.</source>
        <translation>Roghnaigh cárta le díol as.</translation>
    </message>
    <message>
        <source>Choose a card to put it out; choose it again to keep it.</source>
        <translation>Roghnaigh cárta le díol as; roghnaigh arís é lena choinneáil.</translation>
    </message>
    <message numerus="yes">
        <source>Choose {number} more.</source>
        <translation>
            <numerusform>Roghnaigh cárta amháin eile.</numerusform>
            <numerusform>Roghnaigh {number:count cárta} eile.</numerusform>
            <numerusform>Roghnaigh {number:count cárta} eile.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each trick counts {trick}, and the best trump adds {best}.</source>
        <translation>Is fiú {trick} gach cúig, agus cuireann an mámh is airde {best} leis.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Géill</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Lean ar aghaidh</translation>
    </message>
    <message>
        <source>Hold {points}</source>
        <translation>Coinnigh {points}</translation>
    </message>
    <message>
        <source>If you see it, taking most tricks is worth {then}. If you give up, the others get {now} at once.</source>
        <translation>Má ghlacann tú leis, is fiú {then} formhór na gcúigeanna. Má ghéilleann tú, beidh {now} ag an taobh eile láithreach.</translation>
    </message>
    <message>
        <source>Jink</source>
        <translation>Téigh ar na cúig</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Coinnigh iad go léir</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Tosaigh</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Fág é</translation>
    </message>
    <message>
        <source>Taking most tricks is worth {now} now. If you vie, the others make it {then}, or give you {now}.</source>
        <translation>Is fiú {now} formhór na gcúigeanna anois. Má thugann tú dúshlán, ardóidh an taobh eile é go {then}, nó tabharfaidh siad {now} duit.</translation>
    </message>
    <message>
        <source>No card is chosen.</source>
        <translation>Níl aon chárta roghnaithe.</translation>
    </message>
    <message>
        <source>Choose the card you give up.</source>
        <translation>Roghnaigh an cárta a thugann tú uait.</translation>
    </message>
    <message>
        <source>Nobody sees it.</source>
        <translation>Ní fheiceann aon duine é.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Put out one card</source>
        <translation>Díol cárta amháin as</translation>
    </message>
    <message numerus="yes">
        <source>Put out {number} cards</source>
        <translation>
            <numerusform>Díol cárta amháin as</numerusform>
            <numerusform>Díol {number:count cárta} as</numerusform>
            <numerusform>Díol {number:count cárta} as</numerusform>
        </translation>
    </message>
    <message>
        <source>Rob {card}?</source>
        <translation>An robálfaidh tú {card:the}?</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>Glac leis</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Tosaigh as an nua</translation>
    </message>
    <message>
        <source>Take the pool</source>
        <translation>Tóg an pota</translation>
    </message>
    <message>
        <source>Take the pool, or jink?</source>
        <translation>An pota, nó dul ar na cúig?</translation>
    </message>
    <message>
        <source>Take {card} for one of yours</source>
        <translation>Tóg {card:the} in áit cárta leat</translation>
    </message>
    <message>
        <source>Take {card} for {out}</source>
        <translation>Tóg {card:the} in áit {out:gen}</translation>
    </message>
    <message>
        <source>The first three tricks are yours. Take the pool, or jink?</source>
        <translation>Is leatsa na chéad trí chúig. An pota, nó dul ar na cúig?</translation>
    </message>
    <message>
        <source>To jink is to go for all five: the pool and a chip from each opponent. Lose one, and you win nothing.</source>
        <translation>Ciallaíonn dul ar na cúig gach cúig a bhaint: an pota, agus licín ó gach céile comhraic. Caill ceann, agus ní bhuann tú dada.</translation>
    </message>
    <message>
        <source>To jink is to go for all five: the pool and a chip from each other side. Lose one, and you win nothing.</source>
        <translation>Ciallaíonn dul ar na cúig gach cúig a bhaint: an pota, agus licín ó gach taobh eile. Caill ceann, agus ní bhuann tú dada.</translation>
    </message>
    <message>
        <source>Vie a card (raise)</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Tabhair dúshlán (ardaigh)</translation>
    </message>
    <message>
        <source>Vie a card (raise by one) before you lead?</source>
        <translation>An dtabharfaidh tú dúshlán cárta sula dtosaíonn tú?</translation>
    </message>
    <message>
        <source>Which cards will you change?</source>
        <translation>Cé na cártaí a mhalartóidh tú?</translation>
    </message>
    <message numerus="yes">
        <source>You bid {points}. Keep up to {keep} of these {all} cards.</source>
        <translation>
            <numerusform>Thairg tú {points}. Tá {all:count cárta} agat: coinnigh {keep:count cárta} ar a mhéad.</numerusform>
            <numerusform>Thairg tú {points}. Tá {all:count cárta} agat: coinnigh {keep:count cárta} ar a mhéad.</numerusform>
            <numerusform>Thairg tú {points}. Tá {all:count cárta} agat: coinnigh {keep:count cárta} ar a mhéad.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bid {points}. Put out {number} of these {all} cards.</source>
        <translation>
            <numerusform>Thairg tú {points}. Tá {all:count cárta} agat: díol {number:count cárta} as.</numerusform>
            <numerusform>Thairg tú {points}. Tá {all:count cárta} agat: díol {number:count cárta} as.</numerusform>
            <numerusform>Thairg tú {points}. Tá {all:count cárta} agat: díol {number:count cárta} as.</numerusform>
        </translation>
    </message>
    <message>
        <source>You deal, so you choose your cards from the rest of the pack. Take one.</source>
        <translatorcomment>terms: pack</translatorcomment>
        <translation>Tusa a roinneann, mar sin roghnaíonn tú do chártaí as an stoc. Tóg ceann.</translation>
    </message>
    <message>
        <source>You turned up the joker, and it is yours. Put out a card for it.</source>
        <translation>D’iompaigh tú an jóicéir, agus is leatsa é. Díol cárta as ina áit.</translation>
    </message>
    <message>
        <source>Your bid of {points} stands. Name trumps.</source>
        <translation>Seasann do thairiscint, {points}. Ainmnigh an mámh.</translation>
    </message>
    <message>
        <source>Your bid. Nobody has bid yet.</source>
        <translation>Tairg anois. Níor thairg aon duine fós.</translation>
    </message>
    <message>
        <source>Your bid. Your {points} is the highest.</source>
        <translation>Tairg anois. Is leatsa an tairiscint is airde, {points}.</translation>
    </message>
    <message>
        <source>Your bid. {name}’s {points} is the highest.</source>
        <translation>Tairg anois. Is le {name:h} an tairiscint is airde, {points}.</translation>
    </message>
    <message>
        <source>Choose the cards to change.</source>
        <translation>Roghnaigh na cártaí le malartú.</translation>
    </message>
    <message>
        <source>Each trick counts {trick}, and the best trump adds {best} if it is a five, a jack or A♥.</source>
        <translation>Is fiú {trick} gach cúig, agus cuireann an mámh is fearr {best} leis más cúig, cuireata nó A♥ é.</translation>
    </message>
    <message>
        <source>Each trick counts {trick}, and the best trump adds {best} if it is a five, jack, joker or A♥.</source>
        <translation>Is fiú {trick} gach cúig, agus cuireann an mámh is fearr {best} leis más cúig, cuireata, jóicéir nó A♥ é.</translation>
    </message>
    <message>
        <source>Everybody else has passed: you must bid.</source>
        <translation>Tá pas ráite ag gach duine eile: caithfidh tú tairiscint a dhéanamh.</translation>
    </message>
    <message>
        <source>Everybody is asked, so that nobody can tell who may rob.</source>
        <translatorcomment>terms: rob</translatorcomment>
        <translation>Cuirtear an cheist ar gach duine, sa chaoi nach mbeidh a fhios ag aon duine cé aige a bhfuil cead.</translation>
    </message>
    <message>
        <source>Everybody sees it.</source>
        <translation>Feiceann gach duine é.</translation>
    </message>
    <message>
        <source>Make it, and you score every point you take; fail, and you lose as many points as you bid.</source>
        <translatorcomment>terms: point</translatorcomment>
        <translation>Má éiríonn leat, scórálann tú gach pointe a bhaineann tú; mura n-éiríonn, cailleann tú an oiread pointí agus a thairg tú.</translation>
    </message>
    <message>
        <source>Make it, and your side scores every point it takes; fail, and it loses as many points as you bid.</source>
        <translatorcomment>terms: point</translatorcomment>
        <translation>Má éiríonn libh, scórálann bhur dtaobh gach pointe a bhaineann sé; mura n-éiríonn, cailleann sé an oiread pointí agus a thairg tú.</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Imir i d’aonar</translation>
    </message>
    <message>
        <source>The dealer is always asked, so that nobody can tell when the dealer may rob.</source>
        <translatorcomment>terms: rob</translatorcomment>
        <translation>Cuirtear an cheist ar an roinnteoir i gcónaí, sa chaoi nach mbeidh a fhios ag aon duine cathain a bhíonn cead aige.</translation>
    </message>
    <message>
        <source>There is no card that you may change.</source>
        <translation>Níl aon chárta ann is féidir leat a mhalartú.</translation>
    </message>
    <message>
        <source>Whoever holds it is your partner in this deal, in secret until it is played. Together you make the bid, and each scores what both take, or loses it. If nobody holds it, you play alone and are not told.</source>
        <translation>An té a bhfuil sé aige, is é do pháirtí é sa roinnt seo, faoi rún go dtí go n-imrítear é. Baineann sibh an tairiscint amach le chéile, agus scórálann gach duine agaibh a mbaineann an bheirt, nó cailleann sé í. Mura bhfuil sé ag duine ar bith, imríonn tú i d’aonar agus ní insítear duit é.</translation>
    </message>
    <message>
        <source>You deal, so you may hold: {points} is then yours, unless somebody bids higher.</source>
        <translation>Tusa a roinneann, mar sin is féidir leat coinneáil: is leatsa {points} ansin, mura dtairgeann duine eile níos mó.</translation>
    </message>
    <message>
        <source>You have already put out your cards: there is nothing to change now.</source>
        <translation>Dhíol tú do chártaí as cheana: níl dada le malartú anois.</translation>
    </message>
    <message>
        <source>You may not take {card}.</source>
        <translation>Níl cead agat {card:the} a thógáil.</translation>
    </message>
    <message>
        <source>You must keep at least {cards}.</source>
        <translation>Caithfidh tú {cards} ar a laghad a choinneáil.</translation>
    </message>
    <message>
        <source>You hold {held}, so you may rob. Take {card}?</source>
        <translation>Tá {held:the} agat, mar sin tá cead robála agat. An dtógfaidh tú {card:the}?</translation>
    </message>
    <message>
        <source>You hold {held}, so you must rob: take {card}.</source>
        <translation>Tá {held:the} agat, mar sin caithfidh tú robáil: tóg {card:the}.</translation>
    </message>
    <message>
        <source>You must rob {card}.</source>
        <translation>Caithfidh tú {card:the} a robáil.</translation>
    </message>
    <message>
        <source>You turned up an ace, so you may rob. Take {card}?</source>
        <translation>D’iompaigh tú aon, mar sin tá cead robála agat. An dtógfaidh tú {card:the}?</translation>
    </message>
    <message>
        <source>You turned up an ace, so you must rob: take {card}.</source>
        <translation>D’iompaigh tú aon, mar sin caithfidh tú robáil: tóg {card:the}.</translation>
    </message>
    <message>
        <source>all tricks</source>
        <translation>gach cúig</translation>
    </message>
    <message>
        <source>everybody is told</source>
        <translation>insítear do chách é</translation>
    </message>
    <message>
        <source>for good</source>
        <translation>gan filleadh</translation>
    </message>
    <message>
        <source>most tricks: {points}</source>
        <translation>formhór na gcúigeanna: {points}</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>gan mhámh</translation>
    </message>
    <message>
        <source>one trump</source>
        <translation>mámh amháin</translation>
    </message>
    <message>
        <source>too low</source>
        <translation>ró-íseal</translation>
    </message>
    <message>
        <source>you cannot win the game in this deal</source>
        <translation>ní féidir leat an cluiche a bhuachan sa roinnt seo</translation>
    </message>
    <message>
        <source>your ace becomes the lowest trump</source>
        <translation>beidh d’aon ar an mámh is ísle</translation>
    </message>
    <message>
        <source>your side cannot win the game in this deal</source>
        <translation>ní féidir le do thaobh an cluiche a bhuachan sa roinnt seo</translation>
    </message>
    <message numerus="yes">
        <source>{chips} chips or nothing</source>
        <translation>
            <numerusform>licín amháin nó dada</numerusform>
            <numerusform>{chips:count licín} nó dada</numerusform>
            <numerusform>{chips:count licín} nó dada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{chips} chips, the deal ends</source>
        <translation>
            <numerusform>licín amháin, críoch na roinnte</numerusform>
            <numerusform>{chips:count licín}, críoch na roinnte</numerusform>
            <numerusform>{chips:count licín}, críoch na roinnte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fewer} or {number} tricks</source>
        <translation>
            <numerusform>{fewer} nó {number:count cúig}</numerusform>
            <numerusform>{fewer} nó {number:count cúig}</numerusform>
            <numerusform>{fewer} nó {number:count cúig}</numerusform>
        </translation>
    </message>
    <message>
        <source>See it, or give the deal up?</source>
        <translation>An nglacfaidh tú leis an dúshlán, nó an ngéillfidh tú an roinnt?</translation>
    </message>
    <message>
        <source>{name} vies a card. See it, or give the deal up?</source>
        <translation>Tugann {name} dúshlán cárta. An nglacfaidh tú leis, nó an ngéillfidh tú an roinnt?</translation>
    </message>
    <message>
        <source>{name} vies. See it, or give up?</source>
        <translation>Tugann {name} dúshlán. Glac leis, nó géill.</translation>
    </message>
    <message numerus="yes">
        <source>{number} and best trump</source>
        <translation>
            <numerusform>{number} agus an mámh is airde</numerusform>
            <numerusform>{number} agus an mámh is airde</numerusform>
            <numerusform>{number} agus an mámh is airde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} tricks</source>
        <translation>
            <numerusform>{number:count cúig}</numerusform>
            <numerusform>{number:count cúig}</numerusform>
            <numerusform>{number:count cúig}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} trumps</source>
        <translation>
            <numerusform>mámh amháin</numerusform>
            <numerusform>{number:count mámh}</numerusform>
            <numerusform>{number:count mámh}</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} for the others</source>
        <translation>{points} don taobh eile</translation>
    </message>
    <message>
        <source>{seen} If you leave {card}, nobody will know.</source>
        <translation>{seen} Má fhágann tú {card:the}, ní bheidh a fhios ag aon duine.</translation>
    </message>
    <message>
        <source>{seen} If you leave {card}, {follows}.</source>
        <translation>{seen} Má fhágann tú {card:the}, {follows}.</translation>
    </message>
</context>
<context>
    <name>drive</name>
    <message>
        <source>A card may be taken over before the first game only.</source>
        <translation>Ní féidir cárta duine eile a ghlacadh ach roimh an gcéad chluiche.</translation>
    </message>
    <message>
        <source>A card played against the rules may be put right until the next trick is led; after that the game is lost.</source>
        <translation>Is féidir cárta a imríodh in aghaidh na rialacha a cheartú go dtí go dtosaítear an chéad chúig eile; ina dhiaidh sin tá an cluiche caillte.</translation>
    </message>
    <message>
        <source>A drive has room for 500 people, no more.</source>
        <translation>Níl áit ach do 500 duine ag oíche chártaí.</translation>
    </message>
    <message>
        <source>A game that is sat out counts nothing.</source>
        <translation>Ní áirítear cluiche don té atá ar sos.</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Oíche nua</translation>
    </message>
    <message>
        <source>A substitute may take a card over at any time.</source>
        <translation>Is féidir le fear ionaid cárta a ghlacadh am ar bith.</translation>
    </message>
    <message>
        <source>A substitute may take a card over before the first game only.</source>
        <translation>Ní féidir le fear ionaid cárta a ghlacadh ach roimh an gcéad chluiche.</translation>
    </message>
    <message>
        <source>A table reports</source>
        <translation>Insíonn tábla</translation>
    </message>
    <message>
        <source>A trial evening</source>
        <translation>Oíche thrialach</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Cuir leis</translation>
    </message>
    <message>
        <source>Added up for</source>
        <translation>Curtha le chéile do</translation>
    </message>
    <message>
        <source>After a misdeal the next player deals.</source>
        <translation>Tar éis roinnt lochtach roinneann an chéad imreoir eile.</translation>
    </message>
    <message>
        <source>After a misdeal the organiser decides.</source>
        <translation>Tar éis roinnt lochtach is é an t-eagraí a shocraíonn.</translation>
    </message>
    <message>
        <source>After a misdeal the same player deals again.</source>
        <translation>Tar éis roinnt lochtach roinneann an t-imreoir céanna arís.</translation>
    </message>
    <message>
        <source>After each game</source>
        <translation>I ndiaidh gach cluiche</translation>
    </message>
    <message numerus="yes">
        <source>After every {number} games</source>
        <translation>
            <numerusform>Tar éis gach {number:count cluiche}</numerusform>
            <numerusform>Tar éis gach {number:count cluiche}</numerusform>
            <numerusform>Tar éis gach {number:count cluiche}</numerusform>
        </translation>
    </message>
    <message>
        <source>All are drawn anew</source>
        <translation>Crannchur nua do chách</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Iad go léir</translation>
    </message>
    <message>
        <source>All stay</source>
        <translation>Fanann cách</translation>
    </message>
    <message>
        <source>All tables are in.</source>
        <translation>Tá torthaí gach tábla istigh.</translation>
    </message>
    <message>
        <source>An evening of real cards in a hall: who came, who sits where, who won, and the prizes. No computer plays.</source>
        <translation>Oíche i halla le cártaí cearta: cé a tháinig, cé a shuíonn cá háit, cé a bhuaigh, agus na duaiseanna. Ní imríonn ríomhaire ar bith.</translation>
    </message>
    <message>
        <source>As things stand; the last game is not over.</source>
        <translation>Mar atá anois; níl an cluiche deireanach thart.</translation>
    </message>
    <message>
        <source>Begin an evening</source>
        <translation>Tosaigh oíche</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Tosaigh le</translation>
    </message>
    <message>
        <source>Belfast: eight at a table</source>
        <translation>Béal Feirste: ochtar ag tábla</translation>
    </message>
    <message>
        <source>By keys: the table’s number or letter, then A, B or C.</source>
        <translation>Leis na heochracha: uimhir nó litir an tábla, ansin A, B nó C.</translation>
    </message>
    <message>
        <source>By names</source>
        <translation>De réir ainmneacha</translation>
    </message>
    <message>
        <source>By tables</source>
        <translation>De réir táblaí</translation>
    </message>
    <message>
        <source>Cape Breton: couples, 25 games</source>
        <translation>Ceap Breatainn: beirteanna, 25 cluiche</translation>
    </message>
    <message>
        <source>Card</source>
        <comment>above the number of a score card</comment>
        <translation>Cárta</translation>
    </message>
    <message>
        <source>Card drive</source>
        <translation>Oíche chártaí</translation>
    </message>
    <message>
        <source>Card drives (*.twentyfive-drive)</source>
        <translation>Oícheanta cártaí (*.twentyfive-drive)</translation>
    </message>
    <message>
        <source>Card {side} does not sit at table {table}.</source>
        <translation>Níl cárta {side} ina shuí ag tábla {table}.</translation>
    </message>
    <message>
        <source>Card {side} has gone home already.</source>
        <translation>Chuaigh cárta {side} abhaile cheana.</translation>
    </message>
    <message>
        <source>Card {side} is here.</source>
        <translation>Tá cárta {side} anseo.</translation>
    </message>
    <message>
        <source>Card {side} sits out.</source>
        <translation>Tá cárta {side} ar sos.</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>Ar ais ag imirt</translation>
    </message>
    <message>
        <source>Confey: three pairs at a table, 20 games</source>
        <translation>Confaí: trí bheirt ag tábla, 20 cluiche</translation>
    </message>
    <message>
        <source>Cookie jar: {numbers}</source>
        <translation>Próca brioscaí: {numbers}</translation>
    </message>
    <message>
        <source>Copy saved.</source>
        <translation>Tá cóip sábháilte.</translation>
    </message>
    <message>
        <source>Correct the name…</source>
        <translation>Ceartaigh an t-ainm…</translation>
    </message>
    <message>
        <source>Could not be parted: {names}</source>
        <translation>Níorbh fhéidir a scaradh: {names}</translation>
    </message>
    <message>
        <source>Cut the cards</source>
        <translation>Gearr na cártaí</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Déanta</translation>
    </message>
    <message>
        <source>Done again.</source>
        <translation>Déanta arís.</translation>
    </message>
    <message>
        <source>Draw from the cookie jar</source>
        <translation>Tarraing as an bpróca brioscaí</translation>
    </message>
    <message>
        <source>Draw the seats and begin</source>
        <translation>Cuir crainn ar na suíocháin agus tosaigh</translation>
    </message>
    <message>
        <source>Each alone</source>
        <translation>Gach duine ar a shon féin</translation>
    </message>
    <message>
        <source>Each pays</source>
        <translation>Íocann gach duine</translation>
    </message>
    <message>
        <source>A card against the rules</source>
        <translation>Cárta in aghaidh na rialacha</translation>
    </message>
    <message>
        <source>A sum, a share such as 40 %, or a thing such as a ham.</source>
        <translation>Suim, cuid mar 40 %, nó rud éigin mar liamhás.</translation>
    </message>
    <message>
        <source>A ticket</source>
        <translation>Ticéad</translation>
    </message>
    <message>
        <source>Add everybody who has come</source>
        <translation>Cuir gach duine a tháinig leis</translation>
    </message>
    <message>
        <source>All have paid</source>
        <translation>D’íoc cách</translation>
    </message>
    <message>
        <source>As at the Nova Scotia 55+ Games.</source>
        <translation>Mar atá ag Cluichí 55+ Albain Nua.</translation>
    </message>
    <message>
        <source>As at whist drives.</source>
        <translation>Mar atá ag oícheanta fuist.</translation>
    </message>
    <message>
        <source>As in Belfast.</source>
        <translation>Mar atá i mBéal Feirste.</translation>
    </message>
    <message>
        <source>As in Confey.</source>
        <translation>Mar atá i gConfaí.</translation>
    </message>
    <message>
        <source>As in Wentworth, Nova Scotia.</source>
        <translation>Mar atá in Wentworth, Albain Nua.</translation>
    </message>
    <message>
        <source>As on Cape Breton.</source>
        <translation>Mar atá ar Cheap Breatainn.</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Tosaigh arís</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Trí chrannchur</translation>
    </message>
    <message>
        <source>By table cards, drawn face down</source>
        <translation>Trí chártaí tábla, tarraingthe béal fúthu</translation>
    </message>
    <message>
        <source>By the places of the last evening</source>
        <translation>De réir áiteanna na hoíche deireanaí</translation>
    </message>
    <message>
        <source>Cookie jar</source>
        <translation>Próca brioscaí</translation>
    </message>
    <message>
        <source>Draw the raffle</source>
        <translation>Cuir an crannchur</translation>
    </message>
    <message>
        <source>Draw the raffle again</source>
        <translation>Cuir an crannchur arís</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Crannchuir</translation>
    </message>
    <message>
        <source>Each person</source>
        <translation>Gach duine</translation>
    </message>
    <message>
        <source>Enough sit out already.</source>
        <translation>Tá go leor ar sos cheana.</translation>
    </message>
    <message>
        <source>Enter a number from {least} to {most}.</source>
        <translation>Cuir isteach uimhir ó {least} go {most}.</translation>
    </message>
    <message>
        <source>Enter a sum, a share such as 40 %, or a thing with a short name.</source>
        <translation>Cuir isteach suim, cuid mar 40 %, nó rud a bhfuil ainm gearr air.</translation>
    </message>
    <message>
        <source>Enter a sum, or a share such as 10 %.</source>
        <translation>Cuir isteach suim, nó cuid mar 10 %.</translation>
    </message>
    <message>
        <source>Enter a sum, such as 5 or 2.50.</source>
        <translation>Cuir isteach suim, mar 5 nó 2.50.</translation>
    </message>
    <message>
        <source>Enter the name of the club or hall.</source>
        <translatorcomment>terms: club</translatorcomment>
        <translation>Cuir isteach ainm an chlub nó an halla.</translation>
    </message>
    <message>
        <source>Enter the number of a card.</source>
        <translation>Cuir isteach uimhir cárta.</translation>
    </message>
    <message>
        <source>Equals cut the cards for the prize: the lowest wins, and the ace is low.</source>
        <translation>Gearrann daoine cothroma na cártaí ar son na duaise: buann an ceann is ísle, agus tá an t-aon íseal.</translation>
    </message>
    <message>
        <source>Equals for a prize</source>
        <translation>Daoine cothroma agus duais</translation>
    </message>
    <message>
        <source>Equals play off for the prize; who will not play forfeits it.</source>
        <translation>Imríonn daoine cothroma ar son na duaise; cailleann an té nach n-imreoidh í.</translation>
    </message>
    <message>
        <source>Equals share the prize.</source>
        <translation>Roinntear an duais idir daoine cothroma.</translation>
    </message>
    <message>
        <source>Evenings that count</source>
        <translation>Oícheanta a áirítear</translation>
    </message>
    <message>
        <source>Everybody has paid.</source>
        <translation>D’íoc gach duine.</translation>
    </message>
    <message>
        <source>Exchange seats…</source>
        <translation>Malartaigh suíocháin…</translation>
    </message>
    <message>
        <source>Fill in all results</source>
        <translation>Faigh toradh ó gach tábla</translation>
    </message>
    <message>
        <source>Find partners</source>
        <translation>Faigh páirtithe</translation>
    </message>
    <message>
        <source>First deal</source>
        <translation>An chéad roinnt</translation>
    </message>
    <message>
        <source>First game: table {number}</source>
        <translation>An chéad chluiche: tábla {number}</translation>
    </message>
    <message>
        <source>For</source>
        <comment>whoever buys tickets</comment>
        <translation>Do</translation>
    </message>
    <message>
        <source>For a high score; kept for the next evening until somebody has it</source>
        <translation>Do scór ard; coinnítear é don chéad oíche eile go dtí go mbíonn sé ag duine</translation>
    </message>
    <message>
        <source>For the winner, in percent</source>
        <translation>Don bhuaiteoir, faoin gcéad</translation>
    </message>
    <message>
        <source>For those who played every game and won the fewest</source>
        <translation>Don té a d’imir gach cluiche agus is lú a bhuaigh</translation>
    </message>
    <message>
        <source>For whoever won every game whose number is drawn; kept likewise</source>
        <translation>Don té a bhuaigh gach cluiche a dtarraingítear a uimhir; coinnítear é mar an gcéanna</translation>
    </message>
    <message>
        <source>Game {game} is played already.</source>
        <translation>Tá cluiche {game} imeartha cheana.</translation>
    </message>
    <message>
        <source>Game {number} of {games}</source>
        <translation>Cluiche {number} as {games}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Cluichí</translation>
    </message>
    <message>
        <source>Games before people move</source>
        <translation>Cluichí sula mbogann daoine</translation>
    </message>
    <message>
        <source>Games won</source>
        <comment>above the scores</comment>
        <translation>Cluichí buaite</translation>
    </message>
    <message>
        <source>Go on with {name}</source>
        <translation>Lean ort le {name:h}</translation>
    </message>
    <message>
        <source>Goes from hand to hand; for whoever holds it at the end</source>
        <translation>Téann sé ó lámh go lámh; don té a bhfuil sé aige ag an deireadh</translation>
    </message>
    <message>
        <source>Goes home</source>
        <translation>Ag dul abhaile</translation>
    </message>
    <message>
        <source>Goes home, games do not count</source>
        <translation>Ag dul abhaile, na cluichí gan áireamh</translation>
    </message>
    <message>
        <source>Goes in each evening</source>
        <translation>Cuirtear isteach gach oíche</translation>
    </message>
    <message>
        <source>Has not paid</source>
        <translation>Níor íoc</translation>
    </message>
    <message>
        <source>Has paid in all</source>
        <translation>Íoctha ar fad</translation>
    </message>
    <message>
        <source>How are the names written? Keep “&amp;” between them.</source>
        <translation>Conas a scríobhtar na hainmneacha? Coinnigh “&amp;” eatarthu.</translation>
    </message>
    <message>
        <source>How is the name written?</source>
        <translation>Conas a scríobhtar an t-ainm?</translation>
    </message>
    <message>
        <source>If a card is played against the rules, the organiser decides.</source>
        <translation>Má imrítear cárta in aghaidh na rialacha, is é an t-eagraí a shocraíonn.</translation>
    </message>
    <message>
        <source>If the tables do not come out even</source>
        <translation>Mura mbíonn na táblaí lán</translation>
    </message>
    <message>
        <source>If two are first, the next are second.</source>
        <translation>Má tá beirt sa chéad áit, tá na chéad daoine eile sa dara háit.</translation>
    </message>
    <message>
        <source>If two are first, the next are third.</source>
        <translation>Má tá beirt sa chéad áit, tá na chéad daoine eile sa tríú háit.</translation>
    </message>
    <message>
        <source>In it from before</source>
        <translation>Ann ó roimhe seo</translation>
    </message>
    <message>
        <source>In the tin: {money}</source>
        <translation>Sa bhosca: {money}</translation>
    </message>
    <message>
        <source>Over the evening a pair meets about {met} of {others} others.</source>
        <translation>I rith na hoíche buaileann beirt le thart ar {met} as {others} eile.</translation>
    </message>
    <message>
        <source>Over the evening a player meets about {met} of {others} others.</source>
        <translation>I rith na hoíche buaileann imreoir le thart ar {met} as {others} eile.</translation>
    </message>
    <message>
        <source>Over the evening a three meets about {met} of {others} others.</source>
        <translation>I rith na hoíche buaileann triúr le thart ar {met} as {others} eile.</translation>
    </message>
    <message>
        <source>Is handed on with</source>
        <translation>Tugtar ar aghaidh é le</translation>
    </message>
    <message>
        <source>Jackpot</source>
        <translation>Pota óir</translation>
    </message>
    <message>
        <source>Keep apart from…</source>
        <translation>Coinnigh ó…</translation>
    </message>
    <message>
        <source>Larger tables: {number}</source>
        <translation>Táblaí níos mó: {number}</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Fág é</translation>
    </message>
    <message>
        <source>Let the clock go on</source>
        <translation>Lig don chlog leanúint</translation>
    </message>
    <message>
        <source>Losers move on, winners stay</source>
        <translation>Bogann na caillteoirí, fanann na buaiteoirí</translation>
    </message>
    <message>
        <source>Made-up names, one press a game, to see how it goes</source>
        <translation>Ainmneacha cumtha, brú amháin sa chluiche, le feiceáil conas a oibríonn sé</translation>
    </message>
    <message>
        <source>May sit with {name}</source>
        <translation>Is féidir suí le {name}</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Baill</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation>Roinnt lochtach</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ainm</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>above the name of a person</comment>
        <translation>Ainm</translation>
    </message>
    <message>
        <source>Name of a member</source>
        <translation>Ainm baill</translation>
    </message>
    <message>
        <source>Name of the club or hall</source>
        <translatorcomment>terms: club</translatorcomment>
        <translation>Ainm an chlub nó an halla</translation>
    </message>
    <message>
        <source>Names</source>
        <comment>above the names of a pair</comment>
        <translation>Ainmneacha</translation>
    </message>
    <message>
        <source>Names, with “&amp;” between partners</source>
        <translation>Ainmneacha, agus “&amp;” idir páirtithe</translation>
    </message>
    <message>
        <source>New members: {names}</source>
        <translation>Baill nua: {names}</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>An chéad chluiche eile</translation>
    </message>
    <message>
        <source>No bell</source>
        <translation>Gan chlog a bhualadh</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Gan chlog</translation>
    </message>
    <message>
        <source>No evening has begun.</source>
        <translation>Níl oíche ar bith tosaithe.</translation>
    </message>
    <message>
        <source>No evening is over yet.</source>
        <translation>Níl aon oíche thart fós.</translation>
    </message>
    <message>
        <source>No longer a member: {name}</source>
        <translation>Gan a bheith ina bhall níos mó: {name}</translation>
    </message>
    <message>
        <source>No longer partners</source>
        <translation>Ní páirtithe níos mó iad</translation>
    </message>
    <message>
        <source>No table has the key {key}.</source>
        <translation>Níl an eochair {key} ag aon tábla.</translation>
    </message>
    <message>
        <source>No ticket is sold yet.</source>
        <translation>Níor díoladh aon ticéad fós.</translation>
    </message>
    <message>
        <source>Nobody has come yet.</source>
        <translation>Níor tháinig aon duine fós.</translation>
    </message>
    <message>
        <source>Nobody is a member yet.</source>
        <translation>Níl aon duine ina bhall fós.</translation>
    </message>
    <message>
        <source>Nobody on the list has this name.</source>
        <translation>Níl an t-ainm seo ar aon duine ar an liosta.</translation>
    </message>
    <message>
        <source>Nobody on the list has this name. Leave the field empty for somebody else.</source>
        <translation>Níl an t-ainm seo ar aon duine ar an liosta. Fág an réimse folamh do dhuine eile.</translation>
    </message>
    <message>
        <source>Nobody pays anything: {shares}</source>
        <translation>Ní íocann aon duine: {shares}</translation>
    </message>
    <message>
        <source>Not paid yet: {names}</source>
        <translation>Gan íoc fós: {names}</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>Nótáil é</translation>
    </message>
    <message>
        <source>Numbers drawn</source>
        <translation>Uimhreacha a tharraingítear</translation>
    </message>
    <message>
        <source>Off the list: {names}</source>
        <translation>Bainte den liosta: {names}</translation>
    </message>
    <message>
        <source>On the list: {names}</source>
        <translation>Ar an liosta: {names}</translation>
    </message>
    <message>
        <source>On the list: {names}. They play from game {number}.</source>
        <translation>Ar an liosta: {names}. Beidh siad ag imirt ó chluiche {number}.</translation>
    </message>
    <message>
        <source>On the wall</source>
        <translation>Ar an mballa</translation>
    </message>
    <message>
        <source>Only members have a place</source>
        <translation>Níl áit ach ag baill</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Oscail comhad…</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>instead of a table: sits out the first game</comment>
        <translation>Sos</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Íoctha</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Beirteanna</translation>
    </message>
    <message>
        <source>Pairs at a table</source>
        <translation>Beirteanna ag tábla</translation>
    </message>
    <message>
        <source>Pairs: {number}</source>
        <translation>Beirteanna: {number}</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Daoine</translation>
    </message>
    <message>
        <source>People at a table</source>
        <translation>Daoine ag tábla</translation>
    </message>
    <message>
        <source>People: {number}</source>
        <translation>Daoine: {number}</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>above the places of the results</comment>
        <translation>Áit</translation>
    </message>
    <message>
        <source>Place everybody who was equal.</source>
        <translation>Tabhair áit do gach duine a bhí cothrom.</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Áiteanna</translation>
    </message>
    <message>
        <source>Places after equals</source>
        <translation>Áiteanna i ndiaidh daoine cothroma</translation>
    </message>
    <message>
        <source>Places and prizes</source>
        <translation>Áiteanna agus duaiseanna</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Imirt</translation>
    </message>
    <message>
        <source>Play has begun already.</source>
        <translation>Thosaigh an imirt cheana.</translation>
    </message>
    <message>
        <source>Play has not begun.</source>
        <translation>Níor thosaigh an imirt fós.</translation>
    </message>
    <message>
        <source>Playing alone: {number}</source>
        <translation>Ag imirt ina n-aonar: {number}</translation>
    </message>
    <message>
        <source>Plays with…</source>
        <translation>Ag imirt le…</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>above the scores</comment>
        <translation>Pointí</translation>
    </message>
    <message>
        <source>Pots and draws</source>
        <translation>Potaí agus crannchuir</translation>
    </message>
    <message>
        <source>Press a name to take it off the list.</source>
        <translation>Brúigh ainm lena bhaint den liosta.</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Priontáil…</translation>
    </message>
    <message>
        <source>Prize</source>
        <comment>a sum, a share or a thing</comment>
        <translation>Duais</translation>
    </message>
    <message>
        <source>Prize for the lowest score</source>
        <translation>Duais don scór is ísle</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Duaiseanna</translation>
    </message>
    <message>
        <source>Prizes and rules</source>
        <translation>Duaiseanna agus rialacha</translation>
    </message>
    <message>
        <source>Prizes for places</source>
        <translation>Duaiseanna do na háiteanna</translation>
    </message>
    <message>
        <source>Raffle</source>
        <translation>Crannchur</translation>
    </message>
    <message numerus="yes">
        <source>Raffle: {number} tickets, {money}</source>
        <translation>
            <numerusform>Crannchur: {number:count ticéad}, {money}</numerusform>
            <numerusform>Crannchur: {number:count ticéad}, {money}</numerusform>
            <numerusform>Crannchur: {number:count ticéad}, {money}</numerusform>
        </translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Athdhéan</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Bain {name}</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Torthaí</translation>
    </message>
    <message>
        <source>Results as CSV…</source>
        <translation>Torthaí mar CSV…</translation>
    </message>
    <message>
        <source>Ring a bell</source>
        <translation>Buail clog</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rialacha</translation>
    </message>
    <message>
        <source>Rules of the evening</source>
        <translation>Rialacha na hoíche</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Sábháil cóip…</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Sábháilte.</translation>
    </message>
    <message>
        <source>Score cards</source>
        <translation>Cártaí scóir</translation>
    </message>
    <message>
        <source>Score that wins it</source>
        <translation>An scór a bhuann é</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Séasúr</translation>
    </message>
    <message>
        <source>Seat and begin</source>
        <translation>Roinn na suíocháin agus tosaigh</translation>
    </message>
    <message>
        <source>Seating list</source>
        <translation>Liosta na suíochán</translation>
    </message>
    <message>
        <source>Sell them</source>
        <translation>Díol iad</translation>
    </message>
    <message>
        <source>Sits out the first game</source>
        <translation>Ar sos sa chéad chluiche</translation>
    </message>
    <message>
        <source>Sitting out a game</source>
        <translation>Sos ar feadh cluiche</translation>
    </message>
    <message>
        <source>Sitting out can count as one game won at most.</source>
        <translation>Comhairtear sos mar chluiche buaite amháin ar a mhéad.</translation>
    </message>
    <message>
        <source>Sitting out each game: {number}</source>
        <translation>Ar sos gach cluiche: {number}</translation>
    </message>
    <message>
        <source>Sitting out: {names}</source>
        <translation>Ar sos: {names}</translation>
    </message>
    <message>
        <source>Smaller tables: {number}</source>
        <translation>Táblaí níos lú: {number}</translation>
    </message>
    <message>
        <source>Some sit out by turns</source>
        <translation>Glacann cuid sos ar a seal</translation>
    </message>
    <message>
        <source>Some tables are larger</source>
        <translation>Bíonn cuid de na táblaí níos mó</translation>
    </message>
    <message>
        <source>Some tables are smaller</source>
        <translation>Bíonn cuid de na táblaí níos lú</translation>
    </message>
    <message>
        <source>Somebody else for {name}…</source>
        <translation>Duine eile in áit {name}…</translation>
    </message>
    <message>
        <source>Sound is off in the settings: nobody would hear the bell.</source>
        <translation>Tá an fhuaim múchta sna socruithe: ní chloisfeadh aon duine an clog.</translation>
    </message>
    <message>
        <source>Split it</source>
        <translation>Roinn é</translation>
    </message>
    <message>
        <source>Spreadsheets (*.csv)</source>
        <translation>Scarbhileoga (*.csv)</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clár na scór</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Tosaigh an clog</translation>
    </message>
    <message>
        <source>Stop the clock</source>
        <translation>Stop an clog</translation>
    </message>
    <message>
        <source>Substitutes</source>
        <translation>Fir ionaid</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>above the number of a table</comment>
        <translation>Tábla</translation>
    </message>
    <message>
        <source>Table cards</source>
        <translation>Cártaí tábla</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Tábla {number}</translation>
    </message>
    <message>
        <source>Table {number} is full already.</source>
        <translation>Tá tábla {number} lán cheana.</translation>
    </message>
    <message>
        <source>Table {number} is still playing.</source>
        <translation>Tá tábla {number} fós ag imirt.</translation>
    </message>
    <message>
        <source>Table {number}, key {key}</source>
        <translation>Tábla {number}, eochair {key}</translation>
    </message>
    <message>
        <source>Table {number}: no result.</source>
        <translation>Tábla {number}: gan toradh.</translation>
    </message>
    <message>
        <source>Table {number}: who won?</source>
        <translation>Tábla {number}: cé a bhuaigh?</translation>
    </message>
    <message>
        <source>Table {number}: {names} won.</source>
        <translation>Tábla {number}: bhuaigh {names}.</translation>
    </message>
    <message>
        <source>Table {number}: {points}.</source>
        <translation>Tábla {number}: {points}.</translation>
    </message>
    <message>
        <source>Table {table} has another number of players.</source>
        <translation>Tá líon eile imreoirí ag tábla {table}.</translation>
    </message>
    <message>
        <source>Table {table} is still playing.</source>
        <translation>Tá tábla {table} fós ag imirt.</translation>
    </message>
    <message>
        <source>Table {table} needs the points of all who sit there.</source>
        <translation>Tábla {table}: tá pointí de dhíth ó gach duine atá ann.</translation>
    </message>
    <message>
        <source>Tables with another number of players: {numbers}</source>
        <translation>Táblaí a bhfuil líon eile imreoirí acu: {numbers}</translation>
    </message>
    <message>
        <source>Tables {numbers} are still playing.</source>
        <translation>Tá táblaí {numbers} fós ag imirt.</translation>
    </message>
    <message>
        <source>Tables: {number}</source>
        <translation>Táblaí: {number}</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>Bain den liosta</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Curtha ar ceal.</translation>
    </message>
    <message>
        <source>That is too many to play together.</source>
        <translation>Is an iomarca iad sin le himirt le chéile.</translation>
    </message>
    <message>
        <source>The best: {number}</source>
        <translation>Na cinn is fearr: {number}</translation>
    </message>
    <message>
        <source>The cards are cut for the first deal.</source>
        <translation>Gearrtar na cártaí don chéad roinnt.</translation>
    </message>
    <message>
        <source>The cards cut: {cards}</source>
        <translation>Na cártaí a gearradh: {cards}</translation>
    </message>
    <message>
        <source>The cookie jar draws more numbers than there are games.</source>
        <translation>Tarraingítear níos mó uimhreacha as an bpróca brioscaí ná mar atá de chluichí ann.</translation>
    </message>
    <message numerus="yes">
        <source>The cookie jar is for whoever won all of {number} games that are drawn.</source>
        <translation>
            <numerusform>Is don té a bhuaigh gach ceann de {number:count cluiche} a tharraingítear an próca brioscaí.</numerusform>
            <numerusform>Is don té a bhuaigh gach ceann de {number:count cluiche} a tharraingítear an próca brioscaí.</numerusform>
            <numerusform>Is don té a bhuaigh gach ceann de {number:count cluiche} a tharraingítear an próca brioscaí.</numerusform>
        </translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>An oíche</translation>
    </message>
    <message>
        <source>The evening is not over yet.</source>
        <translation>Níl an oíche thart fós.</translation>
    </message>
    <message>
        <source>The evening is over.</source>
        <translation>Tá an oíche thart.</translation>
    </message>
    <message>
        <source>The evenings that are over, added up: {number}</source>
        <translation>Na hoícheanta atá thart, curtha le chéile: {number}</translation>
    </message>
    <message>
        <source>The file of this club is full. Begin a new club.</source>
        <translatorcomment>terms: club</translatorcomment>
        <translation>Tá comhad an chlub seo lán. Tosaigh club nua.</translation>
    </message>
    <message>
        <source>The first seats</source>
        <translation>Na chéad suíocháin</translation>
    </message>
    <message>
        <source>The game after</source>
        <translation>An cluiche ina dhiaidh</translation>
    </message>
    <message>
        <source>The game before</source>
        <translation>An cluiche roimhe</translation>
    </message>
    <message numerus="yes">
        <source>The jackpot is for {number} games won.</source>
        <translation>
            <numerusform>Tá an pota óir ann do {number:count cluiche} buaite.</numerusform>
            <numerusform>Tá an pota óir ann do {number:count cluiche} buaite.</numerusform>
            <numerusform>Tá an pota óir ann do {number:count cluiche} buaite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The jackpot is for {number} points.</source>
        <translation>
            <numerusform>Tá an pota óir ann do {number:count pointe}.</numerusform>
            <numerusform>Tá an pota óir ann do {number:count pointe}.</numerusform>
            <numerusform>Tá an pota óir ann do {number:count pointe}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of members is full.</source>
        <translation>Tá liosta na mball lán.</translation>
    </message>
    <message>
        <source>The money</source>
        <translation>An t-airgead</translation>
    </message>
    <message>
        <source>The organiser plays</source>
        <translation>Imríonn an t-eagraí</translation>
    </message>
    <message>
        <source>The prizes come to {count} % of the tin.</source>
        <translation>Is ionann na duaiseanna agus {count} % den bhosca.</translation>
    </message>
    <message>
        <source>The raffle: a ticket is {money}; the winner has {percent} % of what is sold.</source>
        <translation>An crannchur: {money} an ticéad; faigheann an buaiteoir {percent} % den díol.</translation>
    </message>
    <message>
        <source>The tin is short for the prizes.</source>
        <translation>Níl dóthain sa bhosca do na duaiseanna.</translation>
    </message>
    <message>
        <source>The travelling prize is handed on with {what}.</source>
        <translation>Tugtar an duais a théann thart ar aghaidh le {what}.</translation>
    </message>
    <message>
        <source>The travelling prize is with card</source>
        <translation>Tá an duais a théann thart ag cárta</translation>
    </message>
    <message>
        <source>The winners of the last game deal first.</source>
        <translation>Déanann buaiteoirí an chluiche dheireanaigh an chéad roinnt.</translation>
    </message>
    <message>
        <source>There are too few to fill a table.</source>
        <translation>Níl dóthain daoine ann le tábla a líonadh.</translation>
    </message>
    <message>
        <source>There is no card {side}.</source>
        <translation>Níl cárta {side} ann.</translation>
    </message>
    <message>
        <source>There is no game {game}.</source>
        <translation>Níl cluiche {game} ann.</translation>
    </message>
    <message>
        <source>There is no such evening.</source>
        <translation>Níl a leithéid d’oíche ann.</translation>
    </message>
    <message>
        <source>There is no table {table}.</source>
        <translation>Níl tábla {table} ann.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>Níl aon rud le déanamh arís.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Níl aon rud le cur ar ceal.</translation>
    </message>
    <message>
        <source>There is room for nine at a table.</source>
        <translation>Tá áit do naonúr ag tábla.</translation>
    </message>
    <message>
        <source>These are no longer equal.</source>
        <translation>Níl siad seo cothrom níos mó.</translation>
    </message>
    <message>
        <source>These two have no other seats to exchange.</source>
        <translation>Níl suíocháin eile le malartú acu seo.</translation>
    </message>
    <message>
        <source>They play for the house: only where a table needs them, and for no prize</source>
        <translation>Ag imirt don teach: áit a bhfuil gá leo ag tábla, agus gan duais</translation>
    </message>
    <message>
        <source>This cannot be changed once people play.</source>
        <translation>Ní féidir é seo a athrú agus daoine ag imirt.</translation>
    </message>
    <message>
        <source>This cannot be saved: {reason}</source>
        <translation>Ní féidir é seo a choinneáil: {reason}</translation>
    </message>
    <message>
        <source>This club is open in another window. Close it there first.</source>
        <translatorcomment>terms: club</translatorcomment>
        <translation>Tá an club seo oscailte i bhfuinneog eile. Dún ansin ar dtús é.</translation>
    </message>
    <message>
        <source>This evening has none of these.</source>
        <translation>Níl aon cheann acu seo ann anocht.</translation>
    </message>
    <message>
        <source>This is too long. Shorten it.</source>
        <translation>Tá sé seo rófhada. Giorraigh é.</translation>
    </message>
    <message>
        <source>This name is too long. Shorten it.</source>
        <translation>Tá an t-ainm seo rófhada. Giorraigh é.</translation>
    </message>
    <message>
        <source>This person is no longer on the list.</source>
        <translation>Níl an duine seo ar an liosta níos mó.</translation>
    </message>
    <message>
        <source>Those seats are for other people than are here.</source>
        <translation>Is do dhaoine eile na suíocháin sin.</translation>
    </message>
    <message>
        <source>Those who played together</source>
        <translation>Iad siúd a d’imir le chéile</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Triúir</translation>
    </message>
    <message>
        <source>Threes at a table</source>
        <translation>Triúir ag tábla</translation>
    </message>
    <message>
        <source>Threes: {number}</source>
        <translation>Triúir: {number}</translation>
    </message>
    <message>
        <source>Ticket {last}</source>
        <translation>Ticéad {last}</translation>
    </message>
    <message>
        <source>Ticket {number} wins {money}.</source>
        <translation>Buann ticéad {number} {money}.</translation>
    </message>
    <message>
        <source>Ticket {number} wins {money}: {name}</source>
        <translation>Buann ticéad {number} {money}: {name}</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Ticéid</translation>
    </message>
    <message>
        <source>Tickets {first} to {last}</source>
        <translation>Ticéid {first} go {last}</translation>
    </message>
    <message>
        <source>Tickets, apart from the tin</source>
        <translation>Ticéid, taobh amuigh den bhosca</translation>
    </message>
    <message>
        <source>Time for a game</source>
        <translation>Am do chluiche</translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Tá an t-am istigh.</translation>
    </message>
    <message>
        <source>To the prizes</source>
        <translation>Chuig na duaiseanna</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Iomlán</translation>
    </message>
    <message>
        <source>Travelling prize</source>
        <translation>Duais a théann thart</translation>
    </message>
    <message>
        <source>Trial evening</source>
        <translation>Oíche thrialach</translation>
    </message>
    <message>
        <source>Twenty-Five · Card drive</source>
        <translation>Cúig Fichead · Oíche chártaí</translation>
    </message>
    <message>
        <source>Type a name, or two with “&amp;” between them, then press Enter.</source>
        <translation>Scríobh ainm, nó dhá ainm agus “&amp;” eatarthu, ansin brúigh Enter.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cealaigh</translation>
    </message>
    <message>
        <source>Wentworth: points, drawn anew each game</source>
        <translation>Wentworth: pointí, crannchur nua gach cluiche</translation>
    </message>
    <message>
        <source>When time is up</source>
        <translation>Nuair atá an t-am istigh</translation>
    </message>
    <message>
        <source>Which table did {names} draw? From 1 to {tables}, or 0 to sit out.</source>
        <translation>Cén tábla a tharraing {names}? Ó 1 go {tables}, nó 0 le sos.</translation>
    </message>
    <message>
        <source>Which table did {names} draw? From 1 to {tables}.</source>
        <translation>Cén tábla a tharraing {names}? Ó 1 go {tables}.</translation>
    </message>
    <message>
        <source>Who change seats? Press both.</source>
        <translation>Cé a mhalartaíonn suíocháin? Brúigh an dá cheann.</translation>
    </message>
    <message>
        <source>Who changes seats with {names}?</source>
        <translation>Cé a mhalartaíonn suíocháin le {names}?</translation>
    </message>
    <message>
        <source>Who has come</source>
        <translation>Cé a tháinig</translation>
    </message>
    <message>
        <source>Who has paid</source>
        <translation>Cé a d’íoc</translation>
    </message>
    <message>
        <source>Who is not to sit with {names}? Press them on the list.</source>
        <translation>Cé nach bhfuil le suí le {names}? Brúigh an t-ainm ar an liosta.</translation>
    </message>
    <message>
        <source>Who plays a card against the rules loses the game.</source>
        <translation>Cailleann an té a imríonn cárta in aghaidh na rialacha an cluiche.</translation>
    </message>
    <message>
        <source>Who plays together</source>
        <translation>Cé a imríonn le chéile</translation>
    </message>
    <message>
        <source>Who plays with {names}? Press them on the list.</source>
        <translation>Cé atá ag imirt le {names}? Brúigh an t-ainm ar an liosta.</translation>
    </message>
    <message>
        <source>Who sits out a game is given it as won.</source>
        <translation>Áirítear cluiche mar bhua don té atá ar sos.</translation>
    </message>
    <message numerus="yes">
        <source>Who sits out a game is given {number} points.</source>
        <translation>
            <numerusform>Is fiú {number:count pointe} cluiche atá ar sos.</numerusform>
            <numerusform>Is fiú {number:count pointe} cluiche atá ar sos.</numerusform>
            <numerusform>Is fiú {number:count pointe} cluiche atá ar sos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who takes over the card of {name}?</source>
        <translation>Cé a ghlacann an cárta ó {name}?</translation>
    </message>
    <message>
        <source>Winners go up, losers go down</source>
        <translation>Buaiteoirí suas, caillteoirí síos</translation>
    </message>
    <message>
        <source>Winners move on, losers stay</source>
        <translation>Bogann na buaiteoirí, fanann na caillteoirí</translation>
    </message>
    <message>
        <source>With “{movement}” it would be about {met}.</source>
        <translation>Le “{movement}” thart ar {met} a bheadh ann.</translation>
    </message>
    <message>
        <source>Without a partner: {names}</source>
        <translation>Gan pháirtí: {names}</translation>
    </message>
    <message>
        <source>Without a partner: {number}</source>
        <translation>Gan pháirtí: {number}</translation>
    </message>
    <message>
        <source>Your clubs</source>
        <translatorcomment>terms: club</translatorcomment>
        <translation>Do chlubanna</translation>
    </message>
    <message>
        <source>Your own choices</source>
        <translation>Do rogha féin</translation>
    </message>
    <message>
        <source>card {number}</source>
        <translation>cárta {number}</translation>
    </message>
    <message>
        <source>cookie jar</source>
        <comment>what stays in it</comment>
        <translation>próca brioscaí</translation>
    </message>
    <message>
        <source>for the house</source>
        <translation>don teach</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>cluichí buaite</translation>
    </message>
    <message>
        <source>gone home</source>
        <translation>imithe abhaile</translation>
    </message>
    <message>
        <source>gone home, games do not count</source>
        <translation>imithe abhaile, na cluichí gan áireamh</translation>
    </message>
    <message>
        <source>handed on with {what}</source>
        <translation>tugtar ar aghaidh í le {what}</translation>
    </message>
    <message>
        <source>jackpot</source>
        <comment>what stays in it</comment>
        <translation>pota óir</translation>
    </message>
    <message>
        <source>kept apart from {names}</source>
        <translation>le coinneáil ó {names}</translation>
    </message>
    <message>
        <source>key {key}</source>
        <translation>eochair {key}</translation>
    </message>
    <message>
        <source>meets about {met} of {others} others</source>
        <translation>buaileann le thart ar {met} as {others} eile</translation>
    </message>
    <message>
        <source>needs a partner</source>
        <translation>páirtí ag teastáil</translation>
    </message>
    <message>
        <source>no prizes</source>
        <translation>gan duaiseanna</translation>
    </message>
    <message numerus="yes">
        <source>of {number} games</source>
        <translation>
            <numerusform>as {number:count cluiche}</numerusform>
            <numerusform>as {number:count cluiche}</numerusform>
            <numerusform>as {number:count cluiche}</numerusform>
        </translation>
    </message>
    <message>
        <source>paid</source>
        <translation>íoctha</translation>
    </message>
    <message>
        <source>place {number}</source>
        <translation>áit {number}</translation>
    </message>
    <message>
        <source>plays from game {number}</source>
        <translation>ag imirt ó chluiche {number}</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pointí</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>ar sos</translation>
    </message>
    <message>
        <source>still playing</source>
        <translation>fós ag imirt</translation>
    </message>
    <message>
        <source>table {number}</source>
        <translation>tábla {number}</translation>
    </message>
    <message>
        <source>the cookie jar</source>
        <translation>an próca brioscaí</translation>
    </message>
    <message>
        <source>the jackpot</source>
        <translation>an pota óir</translation>
    </message>
    <message>
        <source>the lowest score</source>
        <translation>an scór is ísle</translation>
    </message>
    <message>
        <source>the points of each</source>
        <translation>pointí gach duine</translation>
    </message>
    <message>
        <source>the tin is {money} short</source>
        <translation>tá {money} in easnamh sa bhosca</translation>
    </message>
    <message>
        <source>the travelling prize</source>
        <translation>an duais a théann thart</translation>
    </message>
    <message>
        <source>who won</source>
        <translation>cé a bhuaigh</translation>
    </message>
    <message>
        <source>{card} for {names}</source>
        <translation>{card} {names:do}</translation>
    </message>
    <message>
        <source>{money} cookie jar</source>
        <comment>a prize in a list of prizes</comment>
        <translation>{money} próca brioscaí</translation>
    </message>
    <message>
        <source>{money} first</source>
        <comment>a prize in a list of prizes</comment>
        <translation>{money} don chéad áit</translation>
    </message>
    <message>
        <source>{money} for later places</source>
        <translation>{money} do na háiteanna ina dhiaidh</translation>
    </message>
    <message>
        <source>{money} for the hall</source>
        <translation>{money} don halla</translation>
    </message>
    <message>
        <source>{money} for the lowest score</source>
        <translation>{money} don scór is ísle</translation>
    </message>
    <message>
        <source>{money} for {names}: {what}</source>
        <translation>{money} {names:do}: {what}</translation>
    </message>
    <message>
        <source>{money} from the evenings before</source>
        <translation>{money} ó na hoícheanta roimhe</translation>
    </message>
    <message numerus="yes">
        <source>{money} if {number} come: {shares}</source>
        <translation>
            <numerusform>{money} má thagann {number}: {shares}</numerusform>
            <numerusform>{money} má thagann {number}: {shares}</numerusform>
            <numerusform>{money} má thagann {number}: {shares}</numerusform>
        </translation>
    </message>
    <message>
        <source>{money} in the tin: {shares}</source>
        <translation>{money} sa bhosca: {shares}</translation>
    </message>
    <message>
        <source>{money} jackpot</source>
        <comment>a prize in a list of prizes</comment>
        <translation>{money} pota óir</translation>
    </message>
    <message>
        <source>{money} once everybody has paid: {shares}</source>
        <translation>{money} nuair a bheidh gach duine íoctha: {shares}</translation>
    </message>
    <message>
        <source>{money} second</source>
        <comment>a prize in a list of prizes</comment>
        <translation>{money} don dara háit</translation>
    </message>
    <message>
        <source>{money} stays in the {pot}</source>
        <translation>Fanann {money} sa {pot:len}</translation>
    </message>
    <message>
        <source>{money} third</source>
        <comment>a prize in a list of prizes</comment>
        <translation>{money} don tríú háit</translation>
    </message>
    <message>
        <source>{money} travelling prize</source>
        <comment>a prize in a list of prizes</comment>
        <translation>{money} duais a théann thart</translation>
    </message>
    <message>
        <source>{names} are equal, for {money}.</source>
        <translation>Tá {names} cothrom: {money} atá i gceist.</translation>
    </message>
    <message>
        <source>{names} came next</source>
        <translation>{names} ina dhiaidh</translation>
    </message>
    <message>
        <source>{names} cut the lowest card.</source>
        <translation>Ghearr {names} an cárta is ísle.</translation>
    </message>
    <message>
        <source>{names} will not play</source>
        <translation>Ní imreoidh {names}</translation>
    </message>
    <message>
        <source>{names} won the play-off</source>
        <translation>Bhuaigh {names} an cluiche breise</translation>
    </message>
    <message>
        <source>{name} has paid {money}.</source>
        <translation>D’íoc {name} {money}.</translation>
    </message>
    <message>
        <source>{name} is a member already.</source>
        <translation>Tá {name} sa chlub cheana.</translation>
    </message>
    <message>
        <source>{name} is in this line twice. Add a letter to tell them apart.</source>
        <translation>Tá {name} sa líne seo faoi dhó. Cuir litir leis chun iad a aithint ó chéile.</translation>
    </message>
    <message>
        <source>{name} is not a member.</source>
        <translation>Níl {name} sa chlub.</translation>
    </message>
    <message numerus="yes">
        <source>{number} minutes</source>
        <translation>
            <numerusform>nóiméad amháin</numerusform>
            <numerusform>{number:count nóiméad}</numerusform>
            <numerusform>{number:count nóiméad}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} tables are still playing.</source>
        <translation>
            <numerusform>Tá {number:count tábla} fós ag imirt.</numerusform>
            <numerusform>Tá {number:count tábla} fós ag imirt.</numerusform>
            <numerusform>Tá {number:count tábla} fós ag imirt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}.</source>
        <comment>a place in the standings</comment>
        <translation>{number}.</translation>
    </message>
    <message>
        <source>{number}=</source>
        <comment>a place in the standings that others have, too</comment>
        <translation>{number}=</translation>
    </message>
    <message>
        <source>{one} and {other} have changed seats.</source>
        <translation>Mhalartaigh {one} agus {other} suíocháin.</translation>
    </message>
    <message>
        <source>{percent} % of the tin</source>
        <translation>{percent} % den bhosca</translation>
    </message>
    <message>
        <source>{person} and {other} could not be parted.</source>
        <translation>Níorbh fhéidir {person} agus {other} a scaradh.</translation>
    </message>
    <message>
        <source>{person} has a card already.</source>
        <translation>Tá cárta ag {person} cheana.</translation>
    </message>
    <message>
        <source>{person} has no partner yet.</source>
        <translation>Níl páirtí ag {person} fós.</translation>
    </message>
    <message>
        <source>{person} is on the list already. Add a letter to tell them apart.</source>
        <translation>Tá {person} ar an liosta cheana. Cuir litir leis an ainm lena n-aithint óna chéile.</translation>
    </message>
    <message>
        <source>{person} is there twice.</source>
        <translation>Tá {person} ann faoi dhó.</translation>
    </message>
    <message>
        <source>{prize}, shared</source>
        <comment>a prize that equals share</comment>
        <translation>{prize}, i bpáirt</translation>
    </message>
    <message>
        <source>{tickets}: {name}</source>
        <translation>{tickets}: {name}</translation>
    </message>
    <message>
        <source>{time} left</source>
        <comment>of the time for a game, as 4:05</comment>
        <translation>{time} fágtha</translation>
    </message>
</context>
<context>
    <name>drive phones</name>
    <message>
        <source>A phone at a table says who won, and shows where to go next.</source>
        <translation>Deir fón ag tábla cé a bhuaigh, agus taispeánann sé cá rachaidh sibh ina dhiaidh sin.</translation>
    </message>
    <message>
        <source>Answers taken: {number}.</source>
        <translation>Freagraí ar glacadh leo: {number}.</translation>
    </message>
    <message>
        <source>Ask them</source>
        <translation>Cuir ceist orthu</translation>
    </message>
    <message>
        <source>If this computer is given another address, phones that are in find it by themselves. Others scan the code on this page.</source>
        <translation>Má fhaigheann an ríomhaire seo seoladh eile, aimsíonn na fóin atá istigh cheana é uathu féin. Scanann daoine eile an cód ar an leathanach seo.</translation>
    </message>
    <message>
        <source>No answer to take</source>
        <translation>Gan freagra le glacadh</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>Gan freagra fós</translation>
    </message>
    <message>
        <source>One answer waits until you take it. Two pairs that agree enter their result themselves.</source>
        <translation>Fanann freagra amháin go nglacfaidh tú leis. Cuireann dhá phéire atá ar aon fhocal a dtoradh féin isteach.</translation>
    </message>
    <message>
        <source>Opening the phones…</source>
        <translation>Á oscailt do na fóin…</translation>
    </message>
    <message>
        <source>Phones here: {number}</source>
        <translation>Fóin anseo: {number}</translation>
    </message>
    <message>
        <source>Phones of the tables</source>
        <translation>Fóin na dtáblaí</translation>
    </message>
    <message>
        <source>Print the table cards</source>
        <translation>Priontáil cártaí tábla</translation>
    </message>
    <message>
        <source>Scan this to say who won. If it does not open, scan the code at the organiser’s desk.</source>
        <translation>Scan é seo le rá cé a bhuaigh. Mura n-osclaíonn sé, scan an cód ag deasc an eagraí.</translation>
    </message>
    <message>
        <source>Scan this with a phone on the same Wi-Fi, or type this into its browser:</source>
        <translation>Scan é seo le fón ar an Wi-Fi céanna, nó clóscríobh é seo ina bhrabhsálaí:</translation>
    </message>
    <message>
        <source>Switch the phones on before you print the table cards: each then has the code of its table.</source>
        <translation>Cuir na fóin ar siúl sula bpriontálann tú cártaí tábla: bíonn cód a thábla ar gach ceann ansin.</translation>
    </message>
    <message>
        <source>Switch the phones on first.</source>
        <translation>Cuir na fóin ar siúl ar dtús.</translation>
    </message>
    <message>
        <source>Table {number} gives two answers: ask them.</source>
        <translation>Tá dhá fhreagra ag tábla {number}: cuir ceist orthu.</translation>
    </message>
    <message>
        <source>Table {number}, {says}</source>
        <comment>table 3, A: B won</comment>
        <translation>Tábla {number}, {says}</translation>
    </message>
    <message>
        <source>Tables {numbers} give two answers: ask them.</source>
        <translation>Tá dhá fhreagra ag táblaí {numbers}: cuir ceist orthu.</translation>
    </message>
    <message>
        <source>Take all answers: {number}</source>
        <translation>Glac leis na freagraí go léir: {number}</translation>
    </message>
    <message>
        <source>Take {what}</source>
        <comment>what one phone has said of the points: A: 55, 30</comment>
        <translation>Glac le {what}</translation>
    </message>
    <message>
        <source>The codes stay good all evening, even if the program is started again.</source>
        <translation>Bíonn na cóid bailí ar feadh na hoíche, fiú má thosaítear an clár arís.</translation>
    </message>
    <message>
        <source>The phones cannot be remembered in {place} ({reason}). If the program ends, print the table cards again.</source>
        <translation>Ní féidir na fóin a choinneáil ag {place} ({reason}). Má stopann an clár, priontáil cártaí tábla arís.</translation>
    </message>
    <message>
        <source>take it</source>
        <comment>an answer that one phone has given, to enter it</comment>
        <translation>glac leis</translation>
    </message>
    <message>
        <source>{letters} say so</source>
        <comment>this pair has won, as the pairs with these letters say</comment>
        <translation>dar le {letters}</translation>
    </message>
    <message>
        <source>{letter} says so</source>
        <comment>this pair has won, as the pair with that letter says</comment>
        <translation>dar le {letter}</translation>
    </message>
    <message>
        <source>{letter} won</source>
        <comment>what the pair A says: B won</comment>
        <translation>bhuaigh {letter}</translation>
    </message>
</context>
<context>
    <name>drop-down</name>
    <message>
        <source>Opens a list of answers</source>
        <translation>Osclaíonn sé seo liosta freagraí</translation>
    </message>
    <message>
        <source>{question}: {answer}</source>
        <translation>{question}: {answer}</translation>
    </message>
</context>
<context>
    <name>ending</name>
    <message>
        <source>A jink that came off.</source>
        <translation>D’éirigh le dul ar na cúig.</translation>
    </message>
    <message>
        <source>All five tricks of the last deal.</source>
        <translation>Na cúig chúig den roinnt dheireanach.</translation>
    </message>
    <message>
        <source>Deal {number} turned it: {gains}.</source>
        <translation>Roinnt {number} a d’athraigh é: {gains}.</translation>
    </message>
    <message>
        <source>Every trick of the last deal.</source>
        <translation>Gach cúig den roinnt dheireanach.</translation>
    </message>
    <message numerus="yes">
        <source>From {number} points behind.</source>
        <translation>
            <numerusform>Ó bheith {number:count pointe} chun deiridh.</numerusform>
            <numerusform>Ó bheith {number:count pointe} chun deiridh.</numerusform>
            <numerusform>Ó bheith {number:count pointe} chun deiridh.</numerusform>
        </translation>
    </message>
    <message>
        <source>In trick {trick} you kept {card} back, and {name} won it with {other}.</source>
        <translation>I gcúig {trick} choinnigh tú {card:the} siar, agus bhain {name} í leis an {other:ecl}.</translation>
    </message>
    <message>
        <source>Look back at deal {number}</source>
        <translation>Féach siar ar roinnt {number}</translation>
    </message>
    <message>
        <source>Look back at trick {trick}</source>
        <translation>Féach siar ar chúig {trick}</translation>
    </message>
    <message>
        <source>The last pool won it.</source>
        <translation>An pota deireanach a bhuaigh é.</translation>
    </message>
    <message>
        <source>Your first win at the easy level.</source>
        <translation>Do chéad bhua ar an leibhéal éasca.</translation>
    </message>
    <message>
        <source>Your first win at the expert level.</source>
        <translation>Do chéad bhua ar leibhéal an tsaineolaí.</translation>
    </message>
    <message>
        <source>Your first win at the hard level.</source>
        <translation>Do chéad bhua ar an leibhéal deacair.</translation>
    </message>
    <message>
        <source>Your first win at the medium level.</source>
        <translation>Do chéad bhua ar an leibhéal meánach.</translation>
    </message>
    <message>
        <source>Your first win.</source>
        <translation>Do chéad bhua.</translation>
    </message>
    <message>
        <source>{name} won it in trick {trick}, with {card}.</source>
        <translation>Bhuaigh {name} i gcúig {trick}, leis an {card:ecl}.</translation>
    </message>
    <message numerus="yes">
        <source>{number} wins in a row.</source>
        <translation>
            <numerusform>{number:count cluiche} buaite as a chéile.</numerusform>
            <numerusform>{number:count cluiche} buaite as a chéile.</numerusform>
            <numerusform>{number:count cluiche} buaite as a chéile.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>evening</name>
    <message numerus="yes">
        <source>2 to 10 names, separated by commas, each of up to {number} letters.</source>
        <translation>
            <numerusform>Idir 2 agus 10 n-ainm, le camóga eatarthu, {number:count litir} ar a mhéad gach ceann.</numerusform>
            <numerusform>Idir 2 agus 10 n-ainm, le camóga eatarthu, {number:count litir} ar a mhéad gach ceann.</numerusform>
            <numerusform>Idir 2 agus 10 n-ainm, le camóga eatarthu, {number:count litir} ar a mhéad gach ceann.</numerusform>
        </translation>
    </message>
    <message>
        <source>A deal appears here once everybody has played it; each player sees it as soon as they have.</source>
        <translation>Taispeántar roinnt anseo a luaithe a bhíonn sí imrithe ag cách, nó d’imreoir ar leith a luaithe a bhíonn sí imrithe aige féin.</translation>
    </message>
    <message>
        <source>A result from {name} was refused: {reason}. Nothing else has changed.</source>
        <translation>Diúltaíodh do thoradh ó {name:len}: {reason}. Níor athraigh aon rud eile.</translation>
    </message>
    <message>
        <source>An evening of the same cards for all is being shared here. Join it in the program on another computer.</source>
        <translation>Tá oíche na gcártaí céanna á comhroinnt anseo. Téigh isteach inti sa chlár ar ríomhaire eile.</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <translation>Cuir {name} leis</translation>
    </message>
    <message>
        <source>All deals are played. {names} share first place.</source>
        <translation>Tá na rannta go léir imrithe. Tá {names} cothrom sa chéad áit.</translation>
    </message>
    <message>
        <source>All deals are played. {names} win.</source>
        <translation>Tá na rannta go léir imrithe. {names} a bhuaigh.</translation>
    </message>
    <message>
        <source>All deals are played. {names} wins.</source>
        <translation>Tá na rannta go léir imrithe. {names} a bhuaigh.</translation>
    </message>
    <message>
        <source>Another evening</source>
        <translation>Oíche eile</translation>
    </message>
    <message>
        <source>At other computers: {names}.</source>
        <translation>Ar ríomhairí eile: {names}.</translation>
    </message>
    <message>
        <source>Begin the evening</source>
        <translation>Tosaigh an oíche</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Licíní</translation>
    </message>
    <message>
        <source>Cover and pass on</source>
        <translatorcomment>terms: pass</translatorcomment>
        <translation>Clúdaigh, agus tabhair an scáileán do dhuine eile</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Roinnt</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Roinnt {number}</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rannta</translation>
    </message>
    <message>
        <source>Each against the computer</source>
        <translation>Gach duine in aghaidh an ríomhaire</translation>
    </message>
    <message>
        <source>Everybody meets everybody (Howell)</source>
        <translation>Cách in aghaidh a chéile (Howell)</translation>
    </message>
    <message>
        <source>Each pair against the computer</source>
        <translation>Gach péire in aghaidh an ríomhaire</translation>
    </message>
    <message numerus="yes">
        <source>Enter at least {number} names.</source>
        <translation>
            <numerusform>Scríobh ainm amháin ar a laghad.</numerusform>
            <numerusform>Scríobh {number:count ainm} ar a laghad.</numerusform>
            <numerusform>Scríobh {number:count ainm} ar a laghad.</numerusform>
        </translation>
    </message>
    <message>
        <source>Evening of {date}</source>
        <translation>Oíche {date}</translation>
    </message>
    <message>
        <source>Evenings (*.twentyfive-evening)</source>
        <translation>Oícheanta (*.twentyfive-evening)</translation>
    </message>
    <message>
        <source>Evenings so far</source>
        <translation>Oícheanta go dtí seo</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Gach duine</translation>
    </message>
    <message>
        <source>Everybody for themselves</source>
        <translation>Gach duine ar a shon féin</translation>
    </message>
    <message>
        <source>Everybody plays the same deals, in the same seat, against the same computer players. That shows who made the most of the cards: luck no longer decides.</source>
        <translation>Imríonn gach duine na rannta céanna, sa suíochán céanna, in aghaidh na n-imreoirí ríomhaire céanna. Feictear mar sin cé is fearr a d’imir na cártaí, agus ní hé an t-ádh a shocraíonn an scéal a thuilleadh.</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Easpórtáil mar CSV…</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Cluiche</translation>
    </message>
    <message>
        <source>Give the evening a name, or a shorter one.</source>
        <translation>Tabhair ainm ar an oíche, agus ceann níos giorra má tá sé rófhada.</translation>
    </message>
    <message>
        <source>Go on with deal {deal}</source>
        <translation>Lean ort le roinnt {deal}</translation>
    </message>
    <message>
        <source>Half of you stay, half move (Mitchell)</source>
        <translation>Fanann leath agaibh, bogann an leath eile (Mitchell)</translation>
    </message>
    <message>
        <source>How they did</source>
        <translation>Conas</translation>
    </message>
    <message>
        <source>I am {name}: go on with deal {deal}</source>
        <translation>Is mise {name}: lean ort le roinnt {deal}</translation>
    </message>
    <message>
        <source>I am {name}: play deal {deal}</source>
        <translation>Is mise {name}: imir roinnt {deal}</translation>
    </message>
    <message>
        <source>In pairs</source>
        <translation>Ina bpéirí</translation>
    </message>
    <message>
        <source>Leave the host’s evening</source>
        <translation>Fág oíche an óstaigh</translation>
    </message>
    <message>
        <source>Look back: {name}</source>
        <translation>Féach siar: {name}</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <translation>Pointí comparáide</translation>
    </message>
    <message>
        <source>Merge a copy…</source>
        <translation>Cumaisc cóip…</translation>
    </message>
    <message>
        <source>Best possible matchpoints</source>
        <translation>Uasmhéid na bpointí comparáide</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ainm</translation>
    </message>
    <message>
        <source>Name of the evening</source>
        <translation>Ainm na hoíche</translation>
    </message>
    <message>
        <source>Names of those who play</source>
        <translation>Ainmneacha na ndaoine a imríonn</translation>
    </message>
    <message>
        <source>One of you has no partner: enter an even number of names.</source>
        <translation>Tá duine agaibh gan pháirtí: cuir ainm eile leis, nó bain ceann amach.</translation>
    </message>
    <message>
        <source>Only {names} should look at the screen now.</source>
        <translation>Ná féachadh duine ar bith ar an scáileán anois ach {names}.</translation>
    </message>
    <message>
        <source>Only {name} should look now: others still have these deals to play.</source>
        <translation>Ná féachadh duine ar bith anois ach {name}: tá na rannta seo le himirt fós ag daoine eile.</translation>
    </message>
    <message>
        <source>Open or merge a file…</source>
        <translation>Oscail nó cumaisc comhad…</translation>
    </message>
    <message>
        <source>Open or merge an evening</source>
        <translation>Oscail nó cumaisc oíche</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Céilí comhraic</translation>
    </message>
    <message>
        <source>Or before their turn</source>
        <translation>Nó roimh a seal</translation>
    </message>
    <message>
        <source>Others choose “Join a game” on their computers and type the code {code}. If nothing is listed there: {addresses}.</source>
        <translation>Roghnaíonn daoine eile “Téigh i gcluiche” ar a ríomhairí féin agus clóscríobhann siad an cód {code}. Mura bhfuil aon rud ar an liosta ansin: {addresses}.</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Put partners next to each other: the first two are a pair, and so on.</source>
        <translation>Bíonn páirtithe in aice lena chéile: is péire an chéad bheirt, agus mar sin de.</translation>
    </message>
    <message>
        <source>Pass to {names}</source>
        <translatorcomment>terms: pass</translatorcomment>
        <translation>Tabhair an scáileán {names:do}</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Céatadán</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Áit</translation>
    </message>
    <message>
        <source>Play deal {deal}</source>
        <translation>Imir roinnt {deal}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pointí</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Rangú</translation>
    </message>
    <message>
        <source>Ranking of those who move</source>
        <translation>Rangú na ndaoine a bhogann</translation>
    </message>
    <message>
        <source>Ranking of those who stay</source>
        <translation>Rangú na ndaoine a fhanann</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Torthaí</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: {who}.</source>
        <translation>Babhta {round}, tábla {table}: {who}.</translation>
    </message>
    <message>
        <source>Same cards for all</source>
        <translation>Na cártaí céanna do chách</translation>
    </message>
    <message>
        <source>Same cards for all: {name}</source>
        <translation>Na cártaí céanna do chách: {name}</translation>
    </message>
    <message>
        <source>Save a copy to hand on…</source>
        <translation>Sábháil cóip le tabhairt ar aghaidh…</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Sábháil mar</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Sábháil mar PDF…</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>Sábháilte mar {path}.</translation>
    </message>
    <message>
        <source>Share on the home network</source>
        <translation>Comhroinn ar líonra an bhaile</translation>
    </message>
    <message>
        <source>Spreadsheets (*.csv)</source>
        <translation>Scarbhileoga (*.csv)</translation>
    </message>
    <message>
        <source>Stop sharing</source>
        <translation>Stop den chomhroinnt</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tábla</translation>
    </message>
    <message>
        <source>The computer players</source>
        <translation>Na himreoirí ríomhaire</translation>
    </message>
    <message>
        <source>The evening is a file. Save a copy, hand it on, and merge what others have played. It shows no cards in an editor, but it is not locked: play fair.</source>
        <translation>Comhad is ea an oíche. Sábháil cóip, tabhair ar aghaidh í, agus cumaisc a bhfuil imrithe ag daoine eile. Ní thaispeánann an comhad cártaí in eagarthóir téacs, ach níl glas air: imir go cothrom.</translation>
    </message>
    <message>
        <source>The evening is open, and kept among yours.</source>
        <translation>Tá an oíche oscailte, agus coinnithe i measc do chuid oícheanta.</translation>
    </message>
    <message>
        <source>You have left the host’s evening. Your results are kept here, and will be handed in when you join again.</source>
        <translation>D’fhág tú oíche an óstaigh. Coimeádtar do thorthaí anseo, agus tabharfar isteach iad nuair a rachaidh tú isteach inti arís.</translation>
    </message>
    <message>
        <source>Too many wrong codes: nobody else is let in. Stop sharing, and share again.</source>
        <translation>An iomarca cód mícheart: ní ligtear aon duine eile isteach. Stop den chomhroinnt, agus comhroinn arís.</translation>
    </message>
    <message>
        <source>About {time} at one screen, and about {part} for each of you.</source>
        <translation>Thart ar {time} ag scáileán amháin, agus thart ar {part} do gach duine agaibh.</translation>
    </message>
    <message>
        <source>After which deal?</source>
        <translation>I ndiaidh cén roinnt?</translation>
    </message>
    <message>
        <source>All deals are played. First of those who stay: {stay}. First of those who move: {move}.</source>
        <translation>Tá na rannta go léir imeartha. An chéad áit díobh siúd a fhanann: {stay}. An chéad áit díobh siúd a bhogann: {move}.</translation>
    </message>
    <message>
        <source>All deals are played. Nobody can be ranked.</source>
        <translation>Tá na rannta go léir imeartha. Ní féidir aon duine a rangú.</translation>
    </message>
    <message>
        <source>All ten places are taken. Choose somebody who goes or went home, and let the newcomer play for them.</source>
        <translation>Tá an deich n-áit gafa. Roghnaigh duine atá ag dul abhaile nó a chuaigh abhaile, agus lig don duine nua imirt ina áit.</translation>
    </message>
    <message>
        <source>At other computers, out of reach: {names}. They may be playing there, so their deals are not offered here.</source>
        <translation>Ag ríomhairí eile, gan teacht orthu: {names}. B’fhéidir go bhfuil siad ag imirt ansin, mar sin ní thairgtear a gcuid rannta anseo.</translation>
    </message>
    <message>
        <source>At the host’s evening somebody else plays for {name} now. What was played here is kept.</source>
        <translation>Ag oíche an óstaigh imríonn duine eile in áit {name:len} anois. Coinnítear a imríodh anseo.</translation>
    </message>
    <message>
        <source>Deal {number}, as one seen before</source>
        <translation>Roinnt {number}, mar cheann a chonacthas cheana</translation>
    </message>
    <message>
        <source>Deals that everybody may look at already are marked as seen before.</source>
        <translation>Marcáiltear na rannta a bhfuil cead ag cách breathnú orthu cheana mar chinn a chonacthas cheana.</translation>
    </message>
    <message numerus="yes">
        <source>Enter at most {number} names.</source>
        <translation>
            <numerusform>Cuir ainm amháin isteach ar a mhéad.</numerusform>
            <numerusform>Cuir {number:count ainm} isteach ar a mhéad.</numerusform>
            <numerusform>Cuir {number:count ainm} isteach ar a mhéad.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter one name.</source>
        <translation>Cuir ainm amháin isteach.</translation>
    </message>
    <message>
        <source>Enter the name.</source>
        <translation>Cuir an t-ainm isteach.</translation>
    </message>
    <message>
        <source>Evening: deal {deal}, {names}</source>
        <translation>Oíche: roinnt {deal}, {names}</translation>
    </message>
    <message>
        <source>Evening: {name}’s deal {deal}</source>
        <translation>Oíche: roinnt {deal} ag {name}</translation>
    </message>
    <message>
        <source>From which deal on?</source>
        <translation>Ó cén roinnt amach?</translation>
    </message>
    <message>
        <source>In this game the partners’ cards are played unseen, so pairs cannot play it.</source>
        <translation>Sa chluiche seo imrítear cártaí na bpáirtithe gan feiceáil, mar sin ní féidir le beirteanna é a imirt.</translation>
    </message>
    <message>
        <source>Name, or two names with a comma between them</source>
        <translation>Ainm, nó dhá ainm agus camóg eatarthu</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>An chéad roinnt eile</translation>
    </message>
    <message>
        <source>No deal at all</source>
        <translation>Roinnt ar bith</translation>
    </message>
    <message>
        <source>Nobody can come as this person now. Choose who you are.</source>
        <translation>Ní féidir teacht mar an duine seo anois. Roghnaigh cé tú féin.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nóta</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Imeartha</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Babhta</translation>
    </message>
    <message>
        <source>Round {round}, deal {number}</source>
        <translation>Babhta {round}, roinnt {number}</translation>
    </message>
    <message>
        <source>Save this change</source>
        <translation>Sábháil an t-athrú seo</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Sábháilte.</translation>
    </message>
    <message>
        <source>Saved: {change}.</source>
        <translation>Sábháilte: {change}.</translation>
    </message>
    <message>
        <source>Somebody comes late, with a place of their own</source>
        <translation>Tagann duine go déanach, agus áit dá chuid féin aige</translation>
    </message>
    <message>
        <source>Somebody else plays for {name}</source>
        <translation>Imríonn duine eile in áit {name:len}</translation>
    </message>
    <message>
        <source>Somebody goes or comes…</source>
        <translation>Imíonn nó tagann duine…</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Duine nua</translation>
    </message>
    <message>
        <source>Somebody takes the seat</source>
        <translation>Glacann duine an suíochán</translation>
    </message>
    <message>
        <source>Take the last change back</source>
        <translation>Cuir an t-athrú deireanach ar ceal</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Curtha ar ceal.</translation>
    </message>
    <message>
        <source>The computer plays for a partner who is missing.</source>
        <translation>Imríonn an ríomhaire in áit páirtí atá ar iarraidh.</translation>
    </message>
    <message>
        <source>The computer that shares the evening says who goes and who comes.</source>
        <translation>Is ar an ríomhaire a chomhroinneann an oíche a insítear cé a imíonn agus cé a thagann.</translation>
    </message>
    <message>
        <source>The computer, as the partner of {name}</source>
        <translation>An ríomhaire, mar pháirtí ag {name}</translation>
    </message>
    <message>
        <source>The host’s evening is left. Join it again to play.</source>
        <translation>D’fhág tú oíche an óstaigh. Téigh isteach inti arís chun imirt.</translation>
    </message>
    <message>
        <source>The other deals of who is missing fall away.</source>
        <translation>Titeann na rannta eile ar lár don té atá ar iarraidh.</translation>
    </message>
    <message>
        <source>Those who meet have fixed places. Choose somebody who goes or went home, and let the newcomer play for them.</source>
        <translation>Tá áiteanna socraithe ag na daoine a imríonn in aghaidh a chéile. Roghnaigh duine atá ag dul abhaile nó a chuaigh abhaile, agus lig don duine nua imirt ina áit.</translation>
    </message>
    <message>
        <source>Those who play</source>
        <translation>Na daoine atá ag imirt</translation>
    </message>
    <message>
        <source>Too many have played in this place by now. Give it back to one of them.</source>
        <translation>D’imir an iomarca daoine san áit seo faoin am seo. Tabhair ar ais do dhuine acu í.</translation>
    </message>
    <message>
        <source>Twenty-Five · same cards for all</source>
        <translation>Cúig Fichead · oíche na gcártaí céanna</translation>
    </message>
    <message>
        <source>Two of you are called {name}. Tell them apart.</source>
        <translation>Tá {name} ar bheirt agaibh. Athraigh ainm duine acu.</translation>
    </message>
    <message numerus="yes">
        <source>Up to {number} people can play.</source>
        <translation>
            <numerusform>Is féidir le {number:people} ar a mhéad imirt.</numerusform>
            <numerusform>Is féidir le {number:people} ar a mhéad imirt.</numerusform>
            <numerusform>Is féidir le {number:people} ar a mhéad imirt.</numerusform>
        </translation>
    </message>
    <message>
        <source>What happens?</source>
        <translation>Cad a tharlaíonn?</translation>
    </message>
    <message>
        <source>What was played counts. Who is there for at least half of the deals is ranked.</source>
        <translation>Áirítear a imríodh. Rangaítear an té a bhíonn i láthair do leath na rannta ar a laghad.</translation>
    </message>
    <message>
        <source>What was played elsewhere is now in this evening.</source>
        <translation>Tá an méid a imríodh in áiteanna eile san oíche seo anois.</translation>
    </message>
    <message>
        <source>Where somebody is missing, the computer plays, and nobody is compared with it.</source>
        <translation>Nuair a bhíonn duine ar iarraidh, imríonn an ríomhaire, agus ní chuirtear aon duine i gcomparáid leis.</translation>
    </message>
    <message>
        <source>Who goes, who comes?</source>
        <translation>Cé a imíonn, cé a thagann?</translation>
    </message>
    <message>
        <source>Who is looking?</source>
        <translation>Cé atá ag féachaint?</translation>
    </message>
    <message>
        <source>Who is playing?</source>
        <translation>Cé a imríonn?</translation>
    </message>
    <message>
        <source>Who plays what</source>
        <translation>Cé atá ag imirt cad é</translation>
    </message>
    <message>
        <source>Who?</source>
        <translation>Cé?</translation>
    </message>
    <message>
        <source>With the cards of the first side</source>
        <translation>Le cártaí an chéad taoibh</translation>
    </message>
    <message>
        <source>With the cards of the second side</source>
        <translation>Le cártaí an dara taoibh</translation>
    </message>
    <message>
        <source>You are {name}. Each deal goes to the host as soon as you have played it.</source>
        <translation>Is tusa {name}. Téann gach roinnt chuig an óstach a luaithe a bhíonn sí imeartha agat.</translation>
    </message>
    <message>
        <source>You are {name}. The host cannot be reached. Go on playing: your results will be handed in when it is back.</source>
        <translation>Is tusa {name}. Ní féidir an t-óstach a shroicheadh. Lean ort ag imirt: tabharfar isteach do thorthaí nuair a bheidh sé ar ais.</translation>
    </message>
    <message>
        <source>You are {name}. The host has all your results.</source>
        <translation>Is tusa {name}. Tá do thorthaí go léir ag an óstach.</translation>
    </message>
    <message>
        <source>You are {name}. Your results are on the way to the host.</source>
        <translation>Is tusa {name}. Tá do thorthaí ar a mbealach chuig an óstach.</translation>
    </message>
    <message>
        <source>against {names}</source>
        <translation>in aghaidh {names:len}</translation>
    </message>
    <message>
        <source>moves taken back</source>
        <translation>bearta tógtha ar ais</translation>
    </message>
    <message>
        <source>seen before</source>
        <translation>feicthe roimhe</translation>
    </message>
    <message>
        <source>spoiled</source>
        <translation>millte</translation>
    </message>
    <message>
        <source>the computer</source>
        <translation>an ríomhaire</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>le leideanna</translation>
    </message>
    <message numerus="yes">
        <source>{done} of {number} played</source>
        <translation>
            <numerusform>{done} as {number} imrithe</numerusform>
            <numerusform>{done} as {number} imrithe</numerusform>
            <numerusform>{done} as {number} imrithe</numerusform>
        </translation>
    </message>
    <message>
        <source>{head} {figure}</source>
        <comment>a figure as spoken, for instance: Points 15</comment>
        <translation>{head} {figure}</translation>
    </message>
    <message>
        <source>{names} against {others}</source>
        <translation>{names} in aghaidh {others:len}</translation>
    </message>
    <message>
        <source>{names}: deal {deal}</source>
        <translation>{names}: roinnt {deal}</translation>
    </message>
    <message>
        <source>{name} bid {points} and failed</source>
        <translation>Thairg {name} {points}, gan rath</translation>
    </message>
    <message>
        <source>{name} bid {points} and made it</source>
        <translation>Thairg {name} {points}, agus baineadh amach é</translation>
    </message>
    <message>
        <source>{name} cannot be used as a name here.</source>
        <translation>Ní féidir {name} a úsáid mar ainm anseo.</translation>
    </message>
    <message>
        <source>{name} comes late</source>
        <translation>tagann {name} go déanach</translation>
    </message>
    <message>
        <source>{name} does not come after all</source>
        <translation>ní thagann {name} tar éis an tsaoil</translation>
    </message>
    <message>
        <source>{name} does not come, and {other} plays on</source>
        <translation>ní thagann {name}, agus leanann {other} den imirt</translation>
    </message>
    <message>
        <source>{name} goes home</source>
        <translation>téann {name} abhaile</translation>
    </message>
    <message>
        <source>{name} goes home after deal {deal}</source>
        <translation>téann {name} abhaile i ndiaidh roinnt {deal}</translation>
    </message>
    <message>
        <source>{name} goes home before the first deal</source>
        <translation>téann {name} abhaile roimh an gcéad roinnt</translation>
    </message>
    <message>
        <source>{name} has another name</source>
        <translation>tá ainm eile ar {name}</translation>
    </message>
    <message>
        <source>{name} has played deal {deal}.</source>
        <translation>D’imir {name} roinnt {deal}.</translation>
    </message>
    <message>
        <source>{name} is back from deal {deal} on</source>
        <translation>tá {name} ar ais ó roinnt {deal} amach</translation>
    </message>
    <message>
        <source>{name} plays for {other} from deal {deal} on</source>
        <translation>imríonn {name} in áit {other:len} ó roinnt {deal} amach</translation>
    </message>
    <message>
        <source>{name} plays from deal {deal} on</source>
        <translation>imríonn {name} ó roinnt {deal} amach</translation>
    </message>
    <message>
        <source>Here from now on: {name}</source>
        <translation>Anseo as seo amach: {name}</translation>
    </message>
    <message>
        <source>{name} plays on after all</source>
        <translation>leanann {name} den imirt tar éis an tsaoil</translation>
    </message>
    <message>
        <source>{name}, who goes home</source>
        <translation>{name}, atá ag dul abhaile</translation>
    </message>
    <message>
        <source>{name}, then {other}</source>
        <translation>{name}, ansin {other}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message numerus="yes">
        <source>{number} hours</source>
        <translation>
            <numerusform>uair an chloig</numerusform>
            <numerusform>{number:count uair} an chloig</numerusform>
            <numerusform>{number:count uair} an chloig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} minutes</source>
        <translation>
            <numerusform>nóiméad amháin</numerusform>
            <numerusform>{number:count nóiméad}</numerusform>
            <numerusform>{number:count nóiméad}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} players</source>
        <translation>
            <numerusform>{number:people} imreoirí</numerusform>
            <numerusform>{number:people} imreoirí</numerusform>
            <numerusform>{number:people} imreoirí</numerusform>
        </translation>
    </message>
    <message>
        <source>{path} cannot be opened as an evening: {reason}.</source>
        <translation>Ní féidir {path} a oscailt mar oíche: {reason}.</translation>
    </message>
    <message>
        <source>{path} could not be saved: {reason}. What was played is not lost while the program runs.</source>
        <translation>Níorbh fhéidir {path} a shábháil: {reason}. Ní chaillfear an méid a imríodh fad is atá an clár ar siúl.</translation>
    </message>
    <message numerus="yes">
        <source>{played} of {number} deals, fewer than half: not ranked</source>
        <translation>
            <numerusform>{played} as roinnt amháin, níos lú ná leath: gan rangú</numerusform>
            <numerusform>{played} as {number:count roinnt}, níos lú ná leath: gan rangú</numerusform>
            <numerusform>{played} as {number:count roinnt}, níos lú ná leath: gan rangú</numerusform>
        </translation>
    </message>
    <message>
        <source>{players}, everybody for themselves</source>
        <translation>{players}, gach duine ar a shon féin</translation>
    </message>
    <message>
        <source>{points} of {top}</source>
        <translation>{points} as {top}</translation>
    </message>
</context>
<context>
    <name>failures</name>
    <message>
        <source>Go on without saving</source>
        <translation>Lean ar aghaidh gan sábháil</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Gan sábháil fós</translation>
    </message>
    <message>
        <source>Nothing can be saved as {path} either ({reason}). Try another place.</source>
        <translation>Ní féidir aon rud a shábháil mar {path} ach oiread ({reason}). Triail áit eile.</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Fan anseo</translation>
    </message>
    <message>
        <source>The game at the table cannot be saved in {place}. Save it in another place, such as a memory stick, and open it from there later.</source>
        <translation>Ní féidir an cluiche ag an tábla a shábháil ag {place}. Sábháil in áit eile é, mar shampla ar mhéaróg chuimhne, agus oscail as sin ar ball é.</translation>
    </message>
    <message>
        <source>The game cannot be saved in {place} ({reason}). Go on playing, and leave this window open: saving is tried again by itself, and this notice goes away when it works.</source>
        <translation>Ní féidir an cluiche a shábháil ag {place} ({reason}). Lean ort ag imirt, agus fág an fhuinneog seo oscailte: déantar iarracht eile ar é a shábháil gan tú a dhéanamh dada, agus imíonn an fógra seo nuair a éiríonn leis.</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>Tá an cluiche á shábháil arís.</translation>
    </message>
    <message>
        <source>The last results of the evening {name} cannot be saved. Save the evening in another place, and merge that copy later.</source>
        <translation>Ní féidir na torthaí deireanacha ón oíche {name} a shábháil. Sábháil an oíche in áit eile, agus cumaisc an chóip sin ar ball.</translation>
    </message>
</context>
<context>
    <name>fault</name>
    <message>
        <source>Better still</source>
        <translation>Níos fearr fós</translation>
    </message>
    <message>
        <source>Check every part</source>
        <translation>Seiceáil gach cuid</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Ag seiceáil…</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Cóipeáil an téacs</translation>
    </message>
    <message>
        <source>Every part was checked. The text has the result.</source>
        <translation>Seiceáladh gach cuid. Tá an toradh sa téacs.</translation>
    </message>
    <message>
        <source>How to report a fault</source>
        <translation>Conas locht a thuairisciú</translation>
    </message>
    <message>
        <source>Let every part be checked first. It takes up to a minute; another window may come and go meanwhile.</source>
        <translation>Lig don chlár gach cuid a sheiceáil ar dtús. Nóiméad a thógann sé ar a mhéad; d’fhéadfadh fuinneog eile teacht agus imeacht lena linn.</translation>
    </message>
    <message>
        <source>Report a fault</source>
        <translation>Locht a thuairisciú</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Sábháil mar chomhad…</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>Sábháilte mar {path}.</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Téacs (*.txt)</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>An téacs</translation>
    </message>
    <message>
        <source>The text cannot be saved as {path} ({reason}). Try another place.</source>
        <translation>Ní féidir an téacs a shábháil mar {path} ({reason}). Bain triail as áit eile.</translation>
    </message>
    <message>
        <source>The text is copied.</source>
        <translation>Tá an téacs cóipeáilte.</translation>
    </message>
    <message>
        <source>What the program runs on, and what it noted last. It names no card, no player and no folder of yours. Nothing has been sent to anybody.</source>
        <translation>An córas faoina bhfuil an clár, agus an rud is déanaí a nótáil sé. Ní ainmníonn sé cárta, imreoir ná fillteán ar bith leat. Níor seoladh rud ar bith chuig duine ar bith.</translation>
    </message>
    <message>
        <source>What the text says</source>
        <translation>A bhfuil sa téacs</translation>
    </message>
    <message>
        <source>Write what you did, what you expected, and what happened. Add the text, and send both where you got the program: on its page under “Issues”, or to the person who gave it to you.</source>
        <translation>Scríobh cad a rinne tú, cad leis a raibh tú ag súil, agus cad a tharla. Cuir an téacs leis, agus seol an dá rud go dtí an áit a bhfuair tú an clár: ar a leathanach faoi “Issues”, nó chuig an duine a thug duit é.</translation>
    </message>
</context>
<context>
    <name>forms</name>
    <message>
        <source>clubs</source>
        <comment>gen</comment>
        <translation>triuf</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>gen</comment>
        <translation>muileata</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>ord</comment>
        <translation>ochtú</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>people</comment>
        <translation>ochtar</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>things</comment>
        <translation>ocht</translation>
    </message>
    <message>
        <source>five</source>
        <comment>ord</comment>
        <translation>cúigiú</translation>
    </message>
    <message>
        <source>five</source>
        <comment>people</comment>
        <translation>cúigear</translation>
    </message>
    <message>
        <source>five</source>
        <comment>things</comment>
        <translation>cúig</translation>
    </message>
    <message>
        <source>four</source>
        <comment>ord</comment>
        <translation>ceathrú</translation>
    </message>
    <message>
        <source>four</source>
        <comment>people</comment>
        <translation>ceathrar</translation>
    </message>
    <message>
        <source>four</source>
        <comment>things</comment>
        <translation>ceithre</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>gen</comment>
        <translation>hairt</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>ord</comment>
        <translation>naoú</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>people</comment>
        <translation>naonúr</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>things</comment>
        <translation>naoi</translation>
    </message>
    <message>
        <source>one</source>
        <comment>ord</comment>
        <translation>chéad</translation>
    </message>
    <message>
        <source>one</source>
        <comment>people</comment>
        <translation>duine</translation>
    </message>
    <message>
        <source>one</source>
        <comment>things</comment>
        <translation>aon</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>ord</comment>
        <translation>seachtú</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>people</comment>
        <translation>seachtar</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>things</comment>
        <translation>seacht</translation>
    </message>
    <message>
        <source>six</source>
        <comment>ord</comment>
        <translation>séú</translation>
    </message>
    <message>
        <source>six</source>
        <comment>people</comment>
        <translation>seisear</translation>
    </message>
    <message>
        <source>six</source>
        <comment>things</comment>
        <translation>sé</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>gen</comment>
        <translation>spéireata</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>ord</comment>
        <translation>deichiú</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>people</comment>
        <translation>deichniúr</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>things</comment>
        <translation>deich</translation>
    </message>
    <message>
        <source>the 10</source>
        <comment>gen</comment>
        <translation>an deich</translation>
    </message>
    <message>
        <source>the 10</source>
        <comment>the</comment>
        <translation>an deich</translation>
    </message>
    <message>
        <source>the 10</source>
        <comment>word</comment>
        <translation>deich</translation>
    </message>
    <message>
        <source>the 2</source>
        <comment>gen</comment>
        <translation>an dó</translation>
    </message>
    <message>
        <source>the 2</source>
        <comment>the</comment>
        <translation>an dó</translation>
    </message>
    <message>
        <source>the 2</source>
        <comment>word</comment>
        <translation>dó</translation>
    </message>
    <message>
        <source>the 3</source>
        <comment>gen</comment>
        <translation>an trí</translation>
    </message>
    <message>
        <source>the 3</source>
        <comment>the</comment>
        <translation>an trí</translation>
    </message>
    <message>
        <source>the 3</source>
        <comment>word</comment>
        <translation>trí</translation>
    </message>
    <message>
        <source>the 4</source>
        <comment>gen</comment>
        <translation>an cheathair</translation>
    </message>
    <message>
        <source>the 4</source>
        <comment>the</comment>
        <translation>an ceathair</translation>
    </message>
    <message>
        <source>the 4</source>
        <comment>word</comment>
        <translation>ceathair</translation>
    </message>
    <message>
        <source>the 5</source>
        <comment>gen</comment>
        <translation>an chúig</translation>
    </message>
    <message>
        <source>the 5</source>
        <comment>the</comment>
        <translation>an cúig</translation>
    </message>
    <message>
        <source>the 5</source>
        <comment>word</comment>
        <translation>cúig</translation>
    </message>
    <message>
        <source>the 6</source>
        <comment>gen</comment>
        <translation>an tsé</translation>
    </message>
    <message>
        <source>the 6</source>
        <comment>the</comment>
        <translation>an sé</translation>
    </message>
    <message>
        <source>the 6</source>
        <comment>word</comment>
        <translation>sé</translation>
    </message>
    <message>
        <source>the 7</source>
        <comment>gen</comment>
        <translation>an tseacht</translation>
    </message>
    <message>
        <source>the 7</source>
        <comment>the</comment>
        <translation>an seacht</translation>
    </message>
    <message>
        <source>the 7</source>
        <comment>word</comment>
        <translation>seacht</translation>
    </message>
    <message>
        <source>the 8</source>
        <comment>gen</comment>
        <translation>an ocht</translation>
    </message>
    <message>
        <source>the 8</source>
        <comment>the</comment>
        <translation>an t-ocht</translation>
    </message>
    <message>
        <source>the 8</source>
        <comment>word</comment>
        <translation>ocht</translation>
    </message>
    <message>
        <source>the 9</source>
        <comment>gen</comment>
        <translation>an naoi</translation>
    </message>
    <message>
        <source>the 9</source>
        <comment>the</comment>
        <translation>an naoi</translation>
    </message>
    <message>
        <source>the 9</source>
        <comment>word</comment>
        <translation>naoi</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>gen</comment>
        <translation>an aoin</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>the</comment>
        <translation>an t-aon</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>word</comment>
        <translation>aon</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>gen</comment>
        <translation>an chuireata</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>the</comment>
        <translation>an cuireata</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>word</comment>
        <translation>cuireata</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>gen</comment>
        <translation>an jóicéara</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>the</comment>
        <translation>an jóicéir</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>word</comment>
        <translation>jóicéir</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>gen</comment>
        <translation>an rí</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>the</comment>
        <translation>an rí</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>word</comment>
        <translation>rí</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>gen</comment>
        <translation>na banríona</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>the</comment>
        <translation>an bhanríon</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>word</comment>
        <translation>banríon</translation>
    </message>
    <message>
        <source>three</source>
        <comment>ord</comment>
        <translation>tríú</translation>
    </message>
    <message>
        <source>three</source>
        <comment>people</comment>
        <translation>triúr</translation>
    </message>
    <message>
        <source>three</source>
        <comment>things</comment>
        <translation>trí</translation>
    </message>
    <message>
        <source>two</source>
        <comment>ord</comment>
        <translation>dara</translation>
    </message>
    <message>
        <source>two</source>
        <comment>people</comment>
        <translation>beirt</translation>
    </message>
    <message>
        <source>two</source>
        <comment>things</comment>
        <translation>dhá</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>110 with the joker</source>
        <translation>110 leis an jóicéir</translation>
    </message>
    <message>
        <source>2 to 10. A♥ and A before the jack.</source>
        <translation>2 go 10. A♥ agus A roimh an gcuireata.</translation>
    </message>
    <message>
        <source>2 to 10. A♥ is second best.</source>
        <translation>2 go 10. A♥ an dara ceann is fearr.</translation>
    </message>
    <message>
        <source>2 to 10. The pool, and follow suit.</source>
        <translation>2 go 10. An pota, agus imir an dath.</translation>
    </message>
    <message>
        <source>2 to 10. Three tricks win the pool.</source>
        <translation>2 go 10. Buann trí chúig an pota.</translation>
    </message>
    <message>
        <source>2 to 10. Today’s rules, to 25.</source>
        <translation>2 go 10. Rialacha an lae inniu, go 25.</translation>
    </message>
    <message>
        <source>2 to 10. You must follow suit.</source>
        <translation>2 go 10. Caithfear an dath a imirt.</translation>
    </message>
    <message>
        <source>2 to 5. Nine tricks a deal.</source>
        <translation>2 go 5. Naoi gcúig sa roinnt.</translation>
    </message>
    <message>
        <source>2 to 6. Bids, a kitty and a joker.</source>
        <translation>2 go 6. Tairiscintí, banc agus jóicéir.</translation>
    </message>
    <message>
        <source>2 to 6. Newfoundland’s 120s.</source>
        <translation>2 go 6. An 120 i dTalamh an Éisc.</translation>
    </message>
    <message>
        <source>2 to 6. The dealer may be forced to bid.</source>
        <translatorcomment>terms: bid</translatorcomment>
        <translation>2 go 6. Roinnteoir faoi iallach uaireanta.</translation>
    </message>
    <message>
        <source>2 to 8. Six tricks a deal.</source>
        <translation>2 go 8. Sé chúig sa roinnt.</translation>
    </message>
    <message>
        <source>2 to 9. Bids and a kitty, to 110.</source>
        <translation>2 go 9. Tairiscintí agus banc, go 110.</translation>
    </message>
    <message>
        <source>2 to 9. Bids and a kitty, to 220.</source>
        <translation>2 go 9. Tairiscintí agus banc, go 220.</translation>
    </message>
    <message>
        <source>2 to 9. Bids and a kitty, to 55.</source>
        <translation>2 go 9. Tairiscintí agus banc, go 55.</translation>
    </message>
    <message>
        <source>2, or 4 in pairs. With vying (raises).</source>
        <translation>2, nó 4 ina bpéirí. Dúshláin chárta.</translation>
    </message>
    <message>
        <source>2, or 4 in pairs. Most tricks: 5, or 10.</source>
        <translation>2, nó 4 ina bpéirí. Formhór na gcúigeanna: 5 nó 10.</translation>
    </message>
    <message>
        <source>4 in pairs. 30 for 60, to 125.</source>
        <translation>4 ina bpéirí. 30 ar 60, go 125.</translation>
    </message>
    <message>
        <source>4 in pairs. 5♥ is always best.</source>
        <translation>4 ina bpéirí. Is é an 5♥ is fearr i gcónaí.</translation>
    </message>
    <message>
        <source>4 in pairs. Bids from 15, to 120.</source>
        <translation>4 ina bpéirí. Tairiscintí ó 15, go 120.</translation>
    </message>
    <message>
        <source>4 or 6, two sides. Bid and draw.</source>
        <translation>4 nó 6, dhá thaobh. Tairiscint agus tarraingt.</translation>
    </message>
    <message>
        <source>To suit you</source>
        <translatorcomment>terms: suit</translatorcomment>
        <translation>De réir d’imeartha</translation>
    </message>
    <message>
        <source>Auction Forty-Fives</source>
        <translation>Ceant Cúig is Daichead</translation>
    </message>
    <message>
        <source>Canada and New England</source>
        <translation>Ceanada agus Sasana Nua</translation>
    </message>
    <message>
        <source>Computer players: {level}.</source>
        <translation>Imreoirí ríomhaire: {level}.</translation>
    </message>
    <message>
        <source>Everybody for themselves</source>
        <translation>Gach duine ar a shon féin</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Éasca</translation>
    </message>
    <message>
        <source>2 or 3, and a hidden hand each.</source>
        <translation>2 nó 3, agus lámh cheilte an duine.</translation>
    </message>
    <message>
        <source>2 to 10. A joker, and the best trumps pay.</source>
        <translation>2 go 10. Jóicéir, agus íoctar na máite is fearr.</translation>
    </message>
    <message>
        <source>2 to 10. Best trump 6, to 31.</source>
        <translation>2 go 10. Mámh is fearr 6, go 31.</translation>
    </message>
    <message>
        <source>4 in pairs. 25 games, winners deal.</source>
        <translation>4 ina mbeirteanna. 25 cluiche, buaiteoirí a roinneann.</translation>
    </message>
    <message>
        <source>5 or 6. A secret partner each deal.</source>
        <translation>5 nó 6. Páirtí rúnda i ngach roinnt.</translation>
    </message>
    <message>
        <source>Easy: knows the rules, and now and then throws a good card away.</source>
        <translation>Éasca: tá na rialacha ar eolas aige, ach caitheann sé cárta maith uaidh anois is arís.</translation>
    </message>
    <message>
        <source>Every player counts their own tricks.</source>
        <translation>Comhaireann gach imreoir a chuid cúigeanna féin.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Saineolaí</translation>
    </message>
    <message>
        <source>Expert: tries out more, and reads your play.</source>
        <translation>Saineolaí: triaileann sé níos mó fós, agus baineann sé meabhair as d’imirt.</translation>
    </message>
    <message>
        <source>Fifty-Five</source>
        <translation>Caoga is a Cúig</translation>
    </message>
    <message>
        <source>Five Cards</source>
        <translation>Cúig Chárta</translation>
    </message>
    <message>
        <source>Five and Ten</source>
        <translation>Cúig agus Deich</translation>
    </message>
    <message>
        <source>Five pairs</source>
        <translation>Cúig phéire</translation>
    </message>
    <message>
        <source>Forty-Five</source>
        <translation>Cúig is Daichead</translation>
    </message>
    <message>
        <source>Forty-Five by Hoyle</source>
        <translation>Cúig is Daichead de réir Hoyle</translation>
    </message>
    <message>
        <source>Forty-Five, Cape Breton</source>
        <translation>Cúig is Daichead, Ceap Breatainn</translation>
    </message>
    <message>
        <source>Forty-Five, Ireland</source>
        <translation>Cúig is Daichead, Éire</translation>
    </message>
    <message>
        <source>Forty-Five, difference</source>
        <translation>Cúig is Daichead, difríocht</translation>
    </message>
    <message>
        <source>Forty-Five, unseen partners</source>
        <translation>Cúig is Daichead, páirtithe ceilte</translation>
    </message>
    <message>
        <source>Forty-Fives, Merrimack</source>
        <comment>the valley in Massachusetts and New Hampshire</comment>
        <translation>Cúig is Daichead, Merrimack</translation>
    </message>
    <message>
        <source>Forty-Fives, Nova Scotia</source>
        <translation>Cúig is Daichead, Albain Nua</translation>
    </message>
    <message>
        <source>Forty-Fives, P.E.I.</source>
        <comment>Prince Edward Island</comment>
        <translation>Cúig is Daichead, P.E.I.</translation>
    </message>
    <message>
        <source>Four pairs</source>
        <translation>Ceithre phéire</translation>
    </message>
    <message>
        <source>Growl</source>
        <comment>the card game of Newfoundland, also called 120s</comment>
        <translation>Growl</translation>
    </message>
    <message>
        <source>Growl, call a partner</source>
        <translation>Growl, glaoch ar pháirtí</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Deacair</translation>
    </message>
    <message>
        <source>Hard: tries its cards out in many deals.</source>
        <translation>Deacair: triaileann sé a chártaí i mórán rannta samhlaithe.</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Óstach</translation>
    </message>
    <message>
        <source>Mary, Seán, Nora, Tom, Bridget, Pat, Aoife, Liam, Gráinne, Kathleen</source>
        <translation>Máire, Seán, Nóra, Tomás, Bríd, Pádraig, Aoife, Liam, Gráinne, Cáit</translation>
    </message>
    <message>
        <source>Maw</source>
        <translation>Maw</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Meánach</translation>
    </message>
    <message>
        <source>Medium: sound play, one trick at a time.</source>
        <translation>Meánach: imríonn sé go ciallmhar, cúig amháin ag an am.</translation>
    </message>
    <message>
        <source>Old games</source>
        <translatorcomment>terms: game</translatorcomment>
        <translation>Seanchluichí</translation>
    </message>
    <message>
        <source>On other screens: {names}.</source>
        <translation>Ar scáileáin eile: {names}.</translation>
    </message>
    <message>
        <source>One Hundred and Ten</source>
        <translation>Céad is a Deich</translation>
    </message>
    <message>
        <source>One house rule is changed.</source>
        <translation>Tá riail tí amháin athraithe.</translation>
    </message>
    <message>
        <source>One more is changed there.</source>
        <translation>Tá ceann eile athraithe ansin.</translation>
    </message>
    <message>
        <source>Partners sit facing each other and count their tricks together.</source>
        <translation>Suíonn páirtithe os comhair a chéile, agus comhaireann siad a gcuid cúigeanna le chéile.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Imreoir {number}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Suíochán {number}</translation>
    </message>
    <message>
        <source>Spoil Five</source>
        <translation>An Cúig a Mhilleadh</translation>
    </message>
    <message>
        <source>Spoil Five, strict</source>
        <translation>An Cúig a Mhilleadh, dian</translation>
    </message>
    <message>
        <source>The sides sit alternately, and each counts its tricks together.</source>
        <translation>Suíonn na taobhanna ar uainíocht timpeall an tábla, agus comhaireann gach taobh a chuid cúigeanna le chéile.</translation>
    </message>
    <message>
        <source>Thirty-One</source>
        <translation>Aon is Tríocha</translation>
    </message>
    <message>
        <source>This screen shows the table to everybody, but no hands.</source>
        <translation>Taispeánann an scáileán seo an tábla do chách, ach ní thaispeánann sé lámh ar bith.</translation>
    </message>
    <message>
        <source>Three pairs</source>
        <translation>Trí phéire</translation>
    </message>
    <message numerus="yes">
        <source>Three sides of {size}</source>
        <translation>
            <numerusform>Trí thaobh, {size:people} an taobh</numerusform>
            <numerusform>Trí thaobh, {size:people} an taobh</numerusform>
            <numerusform>Trí thaobh, {size:people} an taobh</numerusform>
        </translation>
    </message>
    <message>
        <source>Twenty-Five</source>
        <translation>Cúig Fichead</translation>
    </message>
    <message>
        <source>Twenty-Five, 1858</source>
        <translation>Cúig Fichead, 1858</translation>
    </message>
    <message>
        <source>Twenty-Five, 1876</source>
        <translation>Cúig Fichead, 1876</translation>
    </message>
    <message>
        <source>Twenty-Five, nine cards</source>
        <translation>Cúig Fichead, naoi gcárta</translation>
    </message>
    <message>
        <source>Twenty-Five, partners</source>
        <translation>Cúig Fichead, páirtithe</translation>
    </message>
    <message>
        <source>Twenty-Five, six cards</source>
        <translation>Cúig Fichead, sé chárta</translation>
    </message>
    <message>
        <source>Two Hundred and Twenty</source>
        <translation>Dhá Chéad is Fiche</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Dhá phéire</translation>
    </message>
    <message>
        <source>Two players are called {name}. Please rename one.</source>
        <translation>Tá {name} ar bheirt imreoirí. Athraigh ainm duine acu.</translation>
    </message>
    <message numerus="yes">
        <source>Two sides of {size}</source>
        <translation>
            <numerusform>Dhá thaobh, {size:people} an taobh</numerusform>
            <numerusform>Dhá thaobh, {size:people} an taobh</numerusform>
            <numerusform>Dhá thaobh, {size:people} an taobh</numerusform>
        </translation>
    </message>
    <message>
        <source>Two sides. 5 a trick, best trump 5.</source>
        <translation>Dhá thaobh. 5 ar gach cúig, 5 ar an mámh is fearr.</translation>
    </message>
    <message>
        <source>Two sides. Score by tricks: 5, 15, 25.</source>
        <translation>Dhá thaobh. Scór de réir na gcúigeanna: 5, 15, 25.</translation>
    </message>
    <message>
        <source>Two sides. Most tricks: 5, or 10.</source>
        <translation>Dhá thaobh. Formhór na gcúigeanna: 5 nó 10.</translation>
    </message>
    <message>
        <source>With bidding</source>
        <translation>Le tairiscint</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tusa</translation>
    </message>
    <message>
        <source>You play with {names}.</source>
        <translation>Imríonn tú i bpáirt le {names:h}.</translation>
    </message>
    <message>
        <source>another screen</source>
        <translation>scáileán eile</translation>
    </message>
    <message>
        <source>to suit you</source>
        <translatorcomment>terms: suit</translatorcomment>
        <translation>de réir d’imeartha</translation>
    </message>
    <message>
        <source>computer player</source>
        <translation>imreoir ríomhaire</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>éasca</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>saineolaí</translation>
    </message>
    <message>
        <source>five pairs</source>
        <translation>cúig phéire</translation>
    </message>
    <message>
        <source>for chips</source>
        <translation>ar licíní</translation>
    </message>
    <message>
        <source>for one deal</source>
        <translation>roinnt amháin</translation>
    </message>
    <message>
        <source>four pairs</source>
        <translation>ceithre phéire</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>deacair</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>meánach</translation>
    </message>
    <message>
        <source>open hand</source>
        <translation>lámh oscailte</translation>
    </message>
    <message>
        <source>played by {name}</source>
        <translation>á himirt ag {name}</translation>
    </message>
    <message>
        <source>player</source>
        <translation>imreoir</translation>
    </message>
    <message>
        <source>player on another screen</source>
        <translation>imreoir ar scáileán eile</translation>
    </message>
    <message>
        <source>extra hand</source>
        <translation>lámh bhreise</translation>
    </message>
    <message>
        <source>played unseen</source>
        <translation>á imirt gan feiceáil</translation>
    </message>
    <message>
        <source>three pairs</source>
        <translation>trí phéire</translation>
    </message>
    <message numerus="yes">
        <source>three sides of {size}</source>
        <translation>
            <numerusform>trí thaobh, {size:people} an taobh</numerusform>
            <numerusform>trí thaobh, {size:people} an taobh</numerusform>
            <numerusform>trí thaobh, {size:people} an taobh</numerusform>
        </translation>
    </message>
    <message>
        <source>to one deal</source>
        <translation>go roinnt amháin</translation>
    </message>
    <message>
        <source>to {number}</source>
        <translation>go {number}</translation>
    </message>
    <message numerus="yes">
        <source>to {number} deals</source>
        <translation>
            <numerusform>go {number:count roinnt}</numerusform>
            <numerusform>go {number:count roinnt}</numerusform>
            <numerusform>go {number:count roinnt}</numerusform>
        </translation>
    </message>
    <message>
        <source>two pairs</source>
        <translation>dhá phéire</translation>
    </message>
    <message numerus="yes">
        <source>two sides of {size}</source>
        <translation>
            <numerusform>dhá thaobh, {size:people} an taobh</numerusform>
            <numerusform>dhá thaobh, {size:people} an taobh</numerusform>
            <numerusform>dhá thaobh, {size:people} an taobh</numerusform>
        </translation>
    </message>
    <message>
        <source>with you</source>
        <translation>ar an taobh céanna: tusa</translation>
    </message>
    <message>
        <source>with you and {names}</source>
        <translation>ar an taobh céanna: tusa agus {names}</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>ar an taobh céanna: {names}</translation>
    </message>
    <message numerus="yes">
        <source>{game} for {players}, everybody for themselves, {goal}.</source>
        <translation>
            <numerusform>{game}: {players:people}, gach duine ar a shon féin, {goal}.</numerusform>
            <numerusform>{game}: {players:people}, gach duine ar a shon féin, {goal}.</numerusform>
            <numerusform>{game}: {players:people}, gach duine ar a shon féin, {goal}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game} for {players}, {sides}, {goal}.</source>
        <translation>
            <numerusform>{game}: {players:people}, {sides}, {goal}.</numerusform>
            <numerusform>{game}: {players:people}, {sides}, {goal}.</numerusform>
            <numerusform>{game}: {players:people}, {sides}, {goal}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, changed</source>
        <translation>{game}, athraithe</translation>
    </message>
    <message numerus="yes">
        <source>{game}, {players} at the table, {level}</source>
        <translation>
            <numerusform>{game}, {players:people} ag an tábla, {level}</numerusform>
            <numerusform>{game}, {players:people} ag an tábla, {level}</numerusform>
            <numerusform>{game}, {players:people} ag an tábla, {level}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {players} at the table, {persons} people, {level}</source>
        <translation>
            <numerusform>{game}, {players:people} ag an tábla (daoine: {persons:people}), {level}</numerusform>
            <numerusform>{game}, {players:people} ag an tábla (daoine: {persons:people}), {level}</numerusform>
            <numerusform>{game}, {players:people} ag an tábla (daoine: {persons:people}), {level}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {players} hands at the table</source>
        <translation>
            <numerusform>{game}, {players:count lámh} ag an tábla</numerusform>
            <numerusform>{game}, {players:count lámh} ag an tábla</numerusform>
            <numerusform>{game}, {players:count lámh} ag an tábla</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {players} people at the table</source>
        <translation>
            <numerusform>{game}, {players:people} ag an tábla</numerusform>
            <numerusform>{game}, {players:people} ag an tábla</numerusform>
            <numerusform>{game}, {players:people} ag an tábla</numerusform>
        </translation>
    </message>
    <message>
        <source>{level}, picked at random</source>
        <translation>{level}, ar chrannchur</translation>
    </message>
    <message>
        <source>{names} share this screen, with a curtain between turns.</source>
        <translation>Tá an scáileán seo i bpáirt ag {names}, le cuirtín idir na sealanna.</translation>
    </message>
    <message>
        <source>{name} plays with {names}.</source>
        <translation>Imríonn {name} i bpáirt le {names:h}.</translation>
    </message>
    <message numerus="yes">
        <source>{number} changed</source>
        <translation>
            <numerusform>{number} athraithe</numerusform>
            <numerusform>{number} athraithe</numerusform>
            <numerusform>{number} athraithe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} games are played, and most of them win.</source>
        <translation>
            <numerusform>Imrítear cluiche amháin, agus is é a bhuann.</numerusform>
            <numerusform>Imrítear {number:count cluiche}, agus is é a bhformhór a bhuann.</numerusform>
            <numerusform>Imrítear {number:count cluiche}, agus is é a bhformhór a bhuann.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} house rules are changed.</source>
        <translatorcomment>terms: house rule</translatorcomment>
        <translation>
            <numerusform>Tá {number:count riail} tí athraithe.</numerusform>
            <numerusform>Tá {number:count riail} tí athraithe.</numerusform>
            <numerusform>Tá {number:count riail} tí athraithe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more are changed there.</source>
        <translation>
            <numerusform>Tá {number:count riail} eile athraithe ansin.</numerusform>
            <numerusform>Tá {number:count riail} eile athraithe ansin.</numerusform>
            <numerusform>Tá {number:count riail} eile athraithe ansin.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} has no name. Enter one.</source>
        <translation>{seat}: níl ainm ann. Cuir ceann isteach.</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: a name can have at most {most} letters.</source>
        <translation>
            <numerusform>{seat}: ní féidir níos mó ná {most:count litir} a bheith in ainm.</numerusform>
            <numerusform>{seat}: ní féidir níos mó ná {most:count litir} a bheith in ainm.</numerusform>
            <numerusform>{seat}: ní féidir níos mó ná {most:count litir} a bheith in ainm.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}: a name cannot contain line breaks or control characters.</source>
        <translation>{seat}: ní féidir briseadh líne ná carachtar rialúcháin a bheith in ainm.</translation>
    </message>
    <message>
        <source>{seat}: a name cannot contain “|”.</source>
        <translation>{seat}: ní féidir “|” a bheith in ainm.</translation>
    </message>
</context>
<context>
    <name>hands</name>
    <message>
        <source>For {name}, the open hand.</source>
        <translation>Imir {name:do}: an lámh oscailte.</translation>
    </message>
    <message>
        <source>For {name}, your extra hand.</source>
        <translation>Imir {name:do}: do lámh bhreise.</translation>
    </message>
    <message>
        <source>Your own hand</source>
        <translation>Do lámh féin</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Do lámhsa</translation>
    </message>
    <message>
        <source>{card} is in the other hand. Now play for {name}.</source>
        <translation>Tá {card:the} sa lámh eile. Imir {name:do} anois.</translation>
    </message>
    <message>
        <source>{card} is in the other hand. Play from your own now.</source>
        <translation>Tá {card:the} sa lámh eile. Imir as do lámh féin anois.</translation>
    </message>
    <message>
        <source>{hand}: {cards}</source>
        <translation>{hand}: {cards:the}</translation>
    </message>
    <message>
        <source>{name}’s hand lies open: {cards}</source>
        <translation>Tá an lámh atá ag {name} oscailte: {cards:the}</translation>
    </message>
    <message>
        <source>{name}’s open hand has no cards left</source>
        <translation>Níl cárta ar bith fágtha sa lámh oscailte atá ag {name}</translation>
    </message>
    <message>
        <source>{name}, the open hand</source>
        <translation>{name}, an lámh oscailte</translation>
    </message>
    <message>
        <source>{name}, your extra hand</source>
        <translation>{name}, do lámh bhreise</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>About</source>
        <translation>Faoin gclár</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Cabhair</translation>
    </message>
    <message>
        <source>How Twenty-Five is played</source>
        <translation>Conas Cúig Fichead a imirt</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Eochracha</translation>
    </message>
    <message>
        <source>Report a fault…</source>
        <translation>Tuairiscigh locht…</translation>
    </message>
    <message>
        <source>The program, its version, and the licences</source>
        <translation>An clár, an leagan atá ann, agus na ceadúnais</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>1 game won in 100</source>
        <translation>bua amháin as 100 cluiche</translation>
    </message>
    <message>
        <source>Advice:</source>
        <translation>Comhairle:</translation>
    </message>
    <message>
        <source>Averages over many trial deals. Two choices that differ by less than the ± figure are equally good.</source>
        <translation>Meánfhigiúirí ó mhórán rannta trialach. Roghanna atá níos gaire dá chéile ná ±, tá siad chomh maith lena chéile.</translation>
    </message>
    <message>
        <source>It is best to put out {card}, marked below.</source>
        <translation>Is fearr {card:the} a dhíol as: féach an marc thíos.</translation>
    </message>
    <message>
        <source>The best card is {card}, marked below.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Is fearr {card:the} a imirt: féach an marc thíos.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Licíní</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Géill</translation>
    </message>
    <message>
        <source>Hint {number} of {steps}.</source>
        <translation>Leid {number} as {steps}.</translation>
    </message>
    <message>
        <source>Hint {number} of {steps}. Press again for more.</source>
        <translation>Leid {number} as {steps}. Brúigh arís chun tuilleadh a fháil.</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Coinnigh</translation>
    </message>
    <message>
        <source>Jink</source>
        <translation>Téigh ar na cúig</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Coinnigh iad go léir</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Tosaigh</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Fág é</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Imir i d’aonar</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pointí</translation>
    </message>
    <message>
        <source>Put out</source>
        <translation>Díol as</translation>
    </message>
    <message>
        <source>Put out what is marked: {cards}.</source>
        <translation>Díol as a bhfuil marcáilte: {cards:the}.</translation>
    </message>
    <message>
        <source>Put out {cards}</source>
        <translation>Díol {cards:the} as</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>Glac leis</translation>
    </message>
    <message>
        <source>Take the pool</source>
        <translation>Tóg an pota</translation>
    </message>
    <message>
        <source>The marked answer: {choice}.</source>
        <translation>An freagra marcáilte: {choice}.</translation>
    </message>
    <message>
        <source>Vie a card</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Tabhair dúshlán</translation>
    </message>
    <message>
        <source>What each choice is worth on average</source>
        <translation>Toradh gach rogha ar an meán</translation>
    </message>
    <message>
        <source>Wins in 100</source>
        <translation>Buaite as 100</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>dada</translation>
    </message>
    <message>
        <source>{choice}: {figures}.</source>
        <translation>{choice}: {figures}.</translation>
    </message>
    <message numerus="yes">
        <source>{figure} games won in 100</source>
        <translation>
            <numerusform>{figure:count bua} as 100 cluiche</numerusform>
            <numerusform>{figure:count bua} as 100 cluiche</numerusform>
            <numerusform>{figure:count bua} as 100 cluiche</numerusform>
        </translation>
    </message>
    <message>
        <source>{figure}, give or take {error}</source>
        <translation>{figure}, móide nó lúide {error}</translation>
    </message>
    <message>
        <source>{mean} ± {error}</source>
        <translation>{mean} ± {error}</translation>
    </message>
</context>
<context>
    <name>house rules</name>
    <message>
        <source>Back to the usual rules</source>
        <translation>Ar ais chuig na gnáthrialacha</translation>
    </message>
    <message>
        <source>Edit every rule</source>
        <translation>Na rialacha go léir</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Taispeáin níos lú</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Taispeáin níos mó</translation>
    </message>
    <message>
        <source>The usual rule. {note}</source>
        <translation>An ghnáthriail. {note}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cealaigh</translation>
    </message>
    <message>
        <source>Undo: the rules as they were before</source>
        <translation>Cealaigh: na rialacha mar a bhí</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Gnáthrialacha</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>athraithe</translation>
    </message>
    <message>
        <source>{name}, changed</source>
        <translation>{name}, athraithe</translation>
    </message>
</context>
<context>
    <name>how to play</name>
    <message>
        <source>Each player is dealt five cards. The next card is turned up, and its suit is trumps. The cards are played in five tricks, and each trick is worth 5 points. The first to 25 points wins.</source>
        <translation>Roinntear cúig chárta ar gach imreoir. Iompaítear an chéad chárta eile, agus is é a dhath sin an mámh. Imrítear na cártaí i gcúig chúig, agus is fiú 5 phointe gach cúig. An chéad duine a shroicheann 25 pointe a bhuann.</translation>
    </message>
    <message>
        <source>Before playing their first card, the holder of the ace of trumps may take the card that was turned up, and put out another card for it. If the card turned up is an ace, the dealer may take it. Nobody has to rob.</source>
        <translation>Má tá aon an mháimh ag imreoir, tá cead aige, sula n-imríonn sé a chéad chárta, an cárta a iompaíodh a thógáil agus cárta eile a dhíol as. Más aon a iompaíodh, tá cead ag an roinnteoir é a thógáil. Níl iallach ar aon duine robáil.</translation>
    </message>
    <message>
        <source>Five points a trick. The game ends at once, even in the middle of a deal, when somebody reaches 25. Partners count their tricks together. Taking all five tricks in one deal, from no points at all, wins the game and counts double.</source>
        <translation>5 phointe ar gach cúig. Nuair a shroicheann duine 25, tá an cluiche thart láithreach, fiú i lár roinnte. Comhaireann páirtithe a gcuid cúigeanna le chéile. An té a bhaineann na cúig chúig ar fad in aon roinnt amháin, agus gan pointe ar bith aige roimhe sin, buann sé an cluiche, agus comhairtear faoi dhó é.</translation>
    </message>
    <message>
        <source>Following, and holding back</source>
        <translation>An dath a imirt, agus coinneáil siar</translation>
    </message>
    <message>
        <source>Highest in red, lowest in black</source>
        <translation>An ceann is airde sa dearg, an ceann is ísle sa dubh</translation>
    </message>
    <message>
        <source>If a plain suit is led and you hold it, play it or a trump. If you do not hold it, play any card. If a trump is led, you must play a trump; but the best three, the five, the jack and A♥, need not be played to a lower trump. To hold one back is to renege, and it is your right.</source>
        <translation>Má thosaítear le drámh, agus an dath sin agat, imir é nó imir mámh. Mura bhfuil an dath agat, imir cárta ar bith. Má thosaítear le mámh, caithfidh tú mámh a imirt; ach ní gá na trí cinn is fearr, an cíoná, an cuireata agus an A♥, a imirt ar mhámh níos ísle. Ceilt a thugtar ar cheann acu a choinneáil siar, agus tá sé de cheart agat.</translation>
    </message>
    <message>
        <source>Robbing</source>
        <translation>Robáil</translation>
    </message>
    <message>
        <source>The best trump wins the trick; without a trump, the best card of the suit led. In ♥ and ♦ a 10 beats a 2, in ♠ and ♣ a 2 beats a 10. King, queen and jack are above them, and a plain ace counts as a one. The best trumps are the five, the jack, A♥, the ace of trumps, the king and the queen. A♥ is a trump in every deal.</source>
        <translation>An mámh is fearr a bhaineann an cúig; gan mhámh, an cárta is fearr den dath ar tosaíodh leis. I ♥ agus ♦ buann 10 ar 2, i ♠ agus ♣ buann 2 ar 10. Tá an rí, an bhanríon agus an cuireata os a gcionn, agus i ndrámh ní fiú an t-aon ach 1. Is iad na máite is fearr an cíoná, an cuireata, an A♥, aon an mháimh, an rí agus an bhanríon. Is mámh é an A♥ i ngach roinnt.</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>An aidhm</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>An scór</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Asking how things stand</source>
        <translation>Conas atá an scéal?</translation>
    </message>
    <message>
        <source>Back, or close what is open; at the table, the menu</source>
        <translation>Siar, nó dún a bhfuil oscailte; ag an tábla, an roghchlár</translation>
    </message>
    <message>
        <source>Card trainer</source>
        <translation>Traenálaí cártaí</translation>
    </message>
    <message>
        <source>Choose a card by its place, from the left</source>
        <translation>Roghnaigh cárta de réir a áite, ón taobh clé</translation>
    </message>
    <message>
        <source>Choose the card, or go on</source>
        <translation>Roghnaigh an cárta, nó lean ort</translation>
    </message>
    <message>
        <source>Claim the rest of the tricks</source>
        <translation>Éiligh an chuid eile de na cúigeanna</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Command</translation>
    </message>
    <message>
        <source>Copy the number of the deal</source>
        <translation>Cóipeáil uimhir na roinnte</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Delete the selected saved game, or your own rules</source>
        <translation>Scrios an cluiche sábháilte atá roghnaithe, nó do rialacha féin</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Síos</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Finish what is moving, or go on after a trick</source>
        <translation>Críochnaigh a bhfuil ag gluaiseacht, nó lean ort i ndiaidh an chúig</translation>
    </message>
    <message>
        <source>From your hand to the question, and back</source>
        <translation>Ó do lámh go dtí an cheist, agus ar ais</translation>
    </message>
    <message>
        <source>Full screen, and back to a window</source>
        <translation>Lánscáileán, agus ar ais go dtí fuinneog</translation>
    </message>
    <message>
        <source>Go along the cards</source>
        <translation>Téigh feadh na gcártaí</translation>
    </message>
    <message>
        <source>Go along your hand</source>
        <translation>Téigh feadh do láimhe</translation>
    </message>
    <message>
        <source>Go through a panel or a page</source>
        <translation>Téigh trí phainéal nó trí leathanach</translation>
    </message>
    <message>
        <source>Go to a card by its place, from the left</source>
        <translation>Téigh chuig cárta de réir a áite, ón taobh clé</translation>
    </message>
    <message>
        <source>Hint: what would a good player do?</source>
        <translation>Leid: cad a dhéanfadh imreoir maith?</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>List of moves and bookmarks</source>
        <translation>Liosta na mbeart agus na leabharmharcanna</translation>
    </message>
    <message>
        <source>Looking back at a deal</source>
        <translation>Ag féachaint siar ar roinnt</translation>
    </message>
    <message>
        <source>On every page</source>
        <translation>Ar gach leathanach</translation>
    </message>
    <message>
        <source>One step back or forward</source>
        <translation>Céim amháin siar nó ar aghaidh</translation>
    </message>
    <message>
        <source>Undo and redo</source>
        <translation>Cealú agus athdhéanamh</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>Imir an cárta</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Cárta a imirt</translation>
    </message>
    <message>
        <source>Practising</source>
        <translation>Cleachtadh</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Athdhéan</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Deas</translation>
    </message>
    <message>
        <source>Say the last message again</source>
        <translation>Abair an teachtaireacht dheireanach arís</translation>
    </message>
    <message>
        <source>Scroll a long page</source>
        <translation>Scrollaigh leathanach fada</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Show all hands, or cover them</source>
        <translation>Taispeáin gach lámh, nó clúdaigh iad</translation>
    </message>
    <message>
        <source>Skip the rest of the deal</source>
        <translation>Scipeáil an chuid eile den roinnt</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spás</translation>
    </message>
    <message>
        <source>Start the deal again</source>
        <translation>Tosaigh an roinnt arís</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>The card turned up, or the bids</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>An mámh cinn, nó na tairiscintí</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>An cúig deireanach</translation>
    </message>
    <message>
        <source>The scores</source>
        <translation>Na scóir</translation>
    </message>
    <message>
        <source>The trumps, best first</source>
        <translation>Na máite, an ceann is fearr ar dtús</translation>
    </message>
    <message>
        <source>This help</source>
        <translation>An chabhair seo</translation>
    </message>
    <message>
        <source>This trick</source>
        <translation>An cúig seo</translation>
    </message>
    <message>
        <source>To a guest’s question above the page, and back</source>
        <translation>Go dtí ceist aoi os cionn an leathanaigh, agus ar ais</translation>
    </message>
    <message>
        <source>To the first step</source>
        <translation>Go dtí an chéad chéim</translation>
    </message>
    <message>
        <source>To the last step</source>
        <translation>Go dtí an chéim dheireanach</translation>
    </message>
    <message>
        <source>To the next button or field</source>
        <translation>Go dtí an chéad chnaipe nó réimse eile</translation>
    </message>
    <message>
        <source>Undo, back to your last decision</source>
        <translation>Cealaigh, siar go dtí do chinneadh deireanach</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Suas</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Cad a dhéanfása?</translation>
    </message>
    <message>
        <source>Whose turn is it, and what is asked?</source>
        <translation>Cé leis an seal, agus cad í an cheist?</translation>
    </message>
    <message>
        <source>Why may I not play this?</source>
        <translation>Cén fáth nach féidir liom é seo a imirt?</translation>
    </message>
    <message>
        <source>Your hand, in order</source>
        <translation>Do lámh, in ord</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} go {last}</translation>
    </message>
    <message>
        <source>{keys}: {does}</source>
        <translation>{keys}: {does}</translation>
    </message>
</context>
<context>
    <name>lesson bidding</name>
    <message>
        <source>30 means every trick, for double points. That is too bold with 9♦ in the hand.</source>
        <translation>Ciallaíonn 30 gach cúig a bhaint, ar dhá oiread na bpointí. Tá sé sin ródhána agus an 9♦ i do lámh.</translation>
    </message>
    <message>
        <source>9♦ is worth nothing here. Put it out: the new card can only be better.</source>
        <translation>Ní fiú dada an 9♦ anseo. Díol as é: ní fhéadfadh an cárta nua a bheith níos measa.</translation>
    </message>
    <message>
        <source>A bid can be beaten by a higher one. This hand is worth more.</source>
        <translation>Féadfaidh duine eile tairiscint níos airde a dhéanamh. Is fiú níos mó an lámh seo.</translation>
    </message>
    <message>
        <source>A trick is worth 5, the highest trump 5 more: 30 in all. With spades as trumps you would hold four of the five best cards.</source>
        <translation>Is fiú 5 gach cúig, agus 5 eile an mámh is airde: 30 san iomlán. Dá mba spéireataí an mámh, bheadh ceithre cinn de na cúig chárta is fearr agat.</translation>
    </message>
    <message>
        <source>Auction Forty-Fives: say what you will win, then name trumps</source>
        <translation>Ceant Cúig is Daichead: abair cad a bhainfidh tú, ansin ainmnigh an mámh</translation>
    </message>
    <message>
        <source>Bid 20 or 25.</source>
        <translation>Tairg 20 nó 25.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Tairiscint</translation>
    </message>
    <message>
        <source>Click 9♦, then press “Put out one card”.</source>
        <translation>Cliceáil ar an 9♦, ansin brúigh “Díol as cárta amháin”.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Malartú</translation>
    </message>
    <message>
        <source>Four play, two against two. {second}, across from you, is your partner: the tricks of each count for you both. No card is turned up.</source>
        <translation>Imríonn ceathrar, beirt in aghaidh beirte. Tá do pháirtí, {second}, os do chomhair: comhairtear bhur gcúigeanna le chéile. Ní iompaítear cárta ar bith.</translation>
    </message>
    <message>
        <source>Keep your trumps, all four of them. Only 9♦ goes.</source>
        <translation>Coinnigh do chuid máite, na ceithre cinn. Níl ach an 9♦ le díol as.</translation>
    </message>
    <message>
        <source>Name spades.</source>
        <translation>Ainmnigh spéireataí.</translation>
    </message>
    <message>
        <source>Name trumps</source>
        <translation>Ainmnigh an mámh</translation>
    </message>
    <message>
        <source>Now everybody may put out cards, and is dealt as many new ones. Keep your trumps.</source>
        <translation>Anois is féidir le gach duine cártaí a dhíol as, agus roinntear an oiread céanna cártaí nua air. Coinnigh do chuid máite.</translation>
    </message>
    <message>
        <source>You have a new card, and the others have theirs.</source>
        <translation>Tá cárta nua agat, agus a gcuid féin ag na daoine eile.</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Páirtithe</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Imir an roinnt</translation>
    </message>
    <message>
        <source>Play the five tricks as you like.</source>
        <translation>Imir na cúig chúig mar is mian leat.</translation>
    </message>
    <message>
        <source>Spades are trumps, and you hold 5♠, J♠, A♥ and K♠.</source>
        <translation>Spéireataí an mámh, agus tá an 5♠, an J♠, an A♥ agus an K♠ agat.</translation>
    </message>
    <message>
        <source>That would waste a splendid hand. Bid 20 or 25.</source>
        <translation>Chuirfeadh sé sin lámh bhreá amú. Tairg 20 nó 25.</translation>
    </message>
    <message>
        <source>The highest bidder names trumps. Choose the suit in which you are strongest.</source>
        <translation>An té is airde a thairg a ainmníonn an mámh. Roghnaigh an dath is láidre agat.</translation>
    </message>
    <message>
        <source>The others all passed. Your side must now win that many points, or lose that many instead.</source>
        <translation>Pas ó gach duine eile. Caithfidh do thaobhsa an oiread sin pointí a bhaint anois, nó an oiread céanna a chailleadh.</translation>
    </message>
    <message>
        <source>The panel shows whether your side made its bid. At 120 points the game is won.</source>
        <translation>Taispeánann an painéal ar bhain do thaobhsa a thairiscint amach. Buaitear an cluiche ag 120 pointe.</translation>
    </message>
    <message>
        <source>The player to the left of the highest bidder leads: {first}. The rest is as in Twenty-Five.</source>
        <translation>An t-imreoir ar thaobh clé an té is airde a thairg a thosaíonn: {first}. Tá an chuid eile mar atá i gCúig Fichead.</translation>
    </message>
    <message>
        <source>What is your hand worth?</source>
        <translation>Cad is fiú do lámh?</translation>
    </message>
    <message>
        <source>You have far more in spades.</source>
        <translation>Tá i bhfad níos mó agat sna spéireataí.</translation>
    </message>
</context>
<context>
    <name>lesson black-trumps</name>
    <message>
        <source>10♠ is the lowest trump there is. You have a better one.</source>
        <translation>Níl mámh ar bith níos ísle ná an 10♠. Tá ceann níos fearr agat.</translation>
    </message>
    <message>
        <source>3♣ beats 6♣, and you still have your jack.</source>
        <translation>Buann an 3♣ ar an 6♣, agus tá do chuireata agat fós.</translation>
    </message>
    <message>
        <source>A trump was led, and you have trumps, so you have to play one of them.</source>
        <translation>Tosaíodh le mámh, agus tá máite agat: caithfidh tú ceann acu a imirt.</translation>
    </message>
    <message>
        <source>A♥ again</source>
        <translation>An A♥ arís</translation>
    </message>
    <message>
        <source>Clubs are trumps: black again. {first} led 6♣, and {second} played 8♣.</source>
        <translation>Triufanna an mámh: dubh arís. Thosaigh {first} leis an 6♣, agus d’imir {second} an 8♣.</translation>
    </message>
    <message>
        <source>Five, jack, A♥, ace, king, queen, then 2, 3, 4 and so on to 10. In red high numbers win, in black low ones.</source>
        <translation>Cíoná, cuireata, A♥, aon, rí, banríon, ansin 2, 3, 4 agus mar sin de go dtí 10. Sa dearg buann na huimhreacha arda, sa dubh na cinn ísle.</translation>
    </message>
    <message>
        <source>In a black suit the 10 is the lowest of all. Your 2 beats the 4.</source>
        <translation>I ndath dubh is é an 10 an ceann is ísle ar fad. Buann an 2 atá agat ar an 4.</translation>
    </message>
    <message>
        <source>In black a 9 is lower than a 6. Take your 3.</source>
        <translation>Sa dubh tá 9 níos ísle ná 6. Imir an 3.</translation>
    </message>
    <message>
        <source>In black, low wins</source>
        <translation>An ceann is ísle sa dubh</translation>
    </message>
    <message>
        <source>In spades and clubs the low numbers win</source>
        <translation>I spéireataí agus i dtriufanna buann na huimhreacha ísle</translation>
    </message>
    <message>
        <source>Just enough</source>
        <translation>Díreach go leor</translation>
    </message>
    <message>
        <source>Lead your best trump.</source>
        <translation>Tosaigh leis an mámh is fearr atá agat.</translation>
    </message>
    <message>
        <source>{first} led 9♠, and {second} beat it with 4♠, the lower number. Now you.</source>
        <translation>Thosaigh {first} leis an 9♠, agus bhuaigh {second} air leis an 4♠, an uimhir is ísle. Anois tusa.</translation>
    </message>
    <message>
        <source>{first} led the king of trumps, and {second} played the queen.</source>
        <translation>Thosaigh {first} leis an rí máimh, agus d’imir {second} an bhanríon.</translation>
    </message>
    <message>
        <source>Spades are trumps, a black suit. In black the numbers run the other way: 2 beats 3, 3 beats 4, and the 10 is lowest.</source>
        <translation>Spéireataí an mámh, dath dubh. Sa dubh tá na huimhreacha droim ar ais: buann 2 ar 3, 3 ar 4, agus is é an 10 an ceann is ísle.</translation>
    </message>
    <message>
        <source>That is not a trump. Spades are trumps.</source>
        <translation>Ní mámh é sin. Spéireataí an mámh.</translation>
    </message>
    <message>
        <source>Yes! The only number that beats the 2 of trumps is the five.</source>
        <translation>Ceart! Níl uimhir ar bith a bhuann ar an 2 máimh ach an cíoná.</translation>
    </message>
    <message>
        <source>That is lower than K♣. You have one card that is always a trump.</source>
        <translation>Tá sé sin níos ísle ná an K♣. Tá cárta amháin agat atá ina mhámh i gcónaí.</translation>
    </message>
    <message>
        <source>The black order</source>
        <translation>An t-ord sa dubh</translation>
    </message>
    <message>
        <source>The black trumps</source>
        <translation>Na máite dubha</translation>
    </message>
    <message>
        <source>The jack would win, but a smaller trump is enough. Which number beats a 6 in black?</source>
        <translation>Bhuafadh an cuireata, ach is leor mámh níos lú. Cén uimhir a bhuann ar 6 sa dubh?</translation>
    </message>
    <message>
        <source>The king beats every number but the five.</source>
        <translation>Buann an rí ar gach uimhir ach an cíoná.</translation>
    </message>
    <message>
        <source>The king would win too, but the 2 is enough. Keep the king for later.</source>
        <translation>Bhuafadh an rí freisin, ach is leor an 2. Coinnigh an rí go fóill.</translation>
    </message>
    <message>
        <source>The top is as in red: five, jack, A♥, ace, king, queen. Only the numbers run the other way.</source>
        <translation>Tá an barr mar atá sa dearg: cíoná, cuireata, A♥, aon, rí, banríon. Na huimhreacha amháin atá droim ar ais.</translation>
    </message>
    <message>
        <source>The top stays the same</source>
        <translation>Ní athraíonn an barr</translation>
    </message>
    <message>
        <source>Win the trick with your lowest number.</source>
        <translation>Bain an cúig leis an uimhir is ísle atá agat.</translation>
    </message>
    <message>
        <source>Win the trick, but keep your best trump.</source>
        <translation>Bain an cúig, ach coinnigh an mámh is fearr atá agat.</translation>
    </message>
    <message>
        <source>Win the trick.</source>
        <translation>Bain an cúig.</translation>
    </message>
    <message>
        <source>Yes. Whatever is trumps, A♥ is third, after five and jack.</source>
        <translation>Ceart. Is cuma cén mámh é, tá an A♥ sa tríú háit, i ndiaidh an chíoná agus an chuireata.</translation>
    </message>
</context>
<context>
    <name>lesson following</name>
    <message>
        <source>4♦ is allowed, but Q♦ would win. Your 7♠ is a trump.</source>
        <translation>Tá cead an 4♦ a imirt, ach bhuafadh an Q♦. Is mámh é an 7♠ atá agat.</translation>
    </message>
    <message>
        <source>A card of another suit never wins, however high it is.</source>
        <translation>Ní bhuann cárta de dhath eile choíche, dá airde é.</translation>
    </message>
    <message>
        <source>A club was led, and you have clubs, so play one of them.</source>
        <translation>Tosaíodh le triuf, agus tá triufanna agat: imir ceann acu.</translation>
    </message>
    <message>
        <source>A trump was led, and you have one: 3♦. You have to play it.</source>
        <translation>Tosaíodh le mámh, agus tá ceann agat: an 3♦. Caithfidh tú é a imirt.</translation>
    </message>
    <message>
        <source>Follow, or trump</source>
        <translation>An dath, nó mámh</translation>
    </message>
    <message>
        <source>Following and trumping</source>
        <translation>An dath a imirt, mámh a leagan</translation>
    </message>
    <message>
        <source>Good. In black the 2 is better than the 8, so you keep it.</source>
        <translation>Go maith. Sa dubh is fearr 2 ná 8, mar sin coinníonn tú é.</translation>
    </message>
    <message>
        <source>In black the 2 is better than the 8. Keep it, and let 8♣ go.</source>
        <translation>Sa dubh is fearr 2 ná 8. Coinnigh é, agus lig uait an 8♣.</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Go hachomair</translation>
    </message>
    <message>
        <source>Lead K♥.</source>
        <translation>Tosaigh leis an K♥.</translation>
    </message>
    <message>
        <source>{first} leads K♣. You have clubs, so you must play one of them. Neither beats the king: keep the better one.</source>
        <translation>Tosaíonn {first} leis an K♣. Tá triufanna agat: caithfidh tú ceann acu a imirt. Ní bhuann ceachtar acu ar an rí: coinnigh an ceann is fearr.</translation>
    </message>
    <message>
        <source>{first} leads a heart. You have no heart and no trump, so you may play any card, but none can win.</source>
        <translation>Tosaíonn {first} le hart. Níl hart ná mámh agat, mar sin is féidir leat cárta ar bith a imirt, ach ní bhuafaidh aon cheann acu.</translation>
    </message>
    <message>
        <source>Play the weaker club.</source>
        <translation>Imir an triuf is laige.</translation>
    </message>
    <message>
        <source>Right. It lost, but you still have your kings.</source>
        <translation>Ceart. Chaill sé, ach tá do chuid ríthe agat fós.</translation>
    </message>
    <message>
        <source>You won, so you lead, and any card will do.</source>
        <translation>Leatsa an cúig, mar sin tusa a thosaíonn, le cárta ar bith.</translation>
    </message>
    <message>
        <source>{first} led a diamond, and you have one. So you may play it or a trump, nothing else. Spades are trumps.</source>
        <translation>Thosaigh {first} le muileata, agus tá ceann agat. Mar sin níl cead agat ach é sin nó mámh a imirt. Spéireataí an mámh.</translation>
    </message>
    <message>
        <source>{first} led a trump. Then you must play a trump if you have one, even if it loses.</source>
        <translation>Thosaigh {first} le mámh. Caithfidh tú mámh a imirt ansin má tá ceann agat, fiú má chailleann sé.</translation>
    </message>
    <message>
        <source>{first} trumped it: even 10♠, the lowest trump, beats a king.</source>
        <translation>Leag {first} mámh air: buann fiú an 10♠, an mámh is ísle, ar rí.</translation>
    </message>
    <message>
        <source>No trump left</source>
        <translation>Gan mhámh fágtha</translation>
    </message>
    <message>
        <source>None of the suit</source>
        <translation>Gan an dath agat</translation>
    </message>
    <message>
        <source>Play the card that you must play.</source>
        <translation>Imir an cárta a chaithfidh tú a imirt.</translation>
    </message>
    <message>
        <source>Throw away either card.</source>
        <translation>Caith uait ceachtar den dá chárta.</translation>
    </message>
    <message>
        <source>Trump led: play a trump. Another suit led: that suit, or a trump. If you cannot: any card. Cards you may play stand up a little.</source>
        <translation>Tosaíodh le mámh: imir mámh. Tosaíodh le dath eile: an dath sin, nó mámh. Mura féidir leat: cárta ar bith. Bíonn na cártaí is féidir a imirt beagán níos airde ná an chuid eile.</translation>
    </message>
    <message>
        <source>When a trump is led</source>
        <translation>Nuair a thosaítear le mámh</translation>
    </message>
    <message>
        <source>Which cards you may play</source>
        <translation>Na cártaí a bhfuil cead agat iad a imirt</translation>
    </message>
    <message>
        <source>Win the trick with your trump.</source>
        <translation>Bain an cúig leis an mámh atá agat.</translation>
    </message>
    <message>
        <source>You have a diamond, so 2♣ must wait. Play your diamond or your trump.</source>
        <translation>Tá muileata agat, mar sin caithfidh an 2♣ fanacht. Imir an muileata nó an mámh.</translation>
    </message>
    <message>
        <source>You have a diamond, so 8♣ must wait. Play your diamond or your trump.</source>
        <translation>Tá muileata agat, mar sin caithfidh an 8♣ fanacht. Imir an muileata nó an mámh.</translation>
    </message>
    <message>
        <source>You have a diamond, so K♥ must wait. Play your diamond or your trump.</source>
        <translation>Tá muileata agat, mar sin caithfidh an K♥ fanacht. Imir an muileata nó an mámh.</translation>
    </message>
    <message>
        <source>You may lead anything</source>
        <translation>Tosaigh le do rogha cárta</translation>
    </message>
    <message>
        <source>You may, but try your king this time.</source>
        <translation>Tá cead agat, ach bain triail as an rí an uair seo.</translation>
    </message>
    <message>
        <source>You trumped it. Even a small trump beats Q♦.</source>
        <translation>Leag tú mámh air. Buann fiú mámh beag ar an Q♦.</translation>
    </message>
</context>
<context>
    <name>lesson holding-back</name>
    <message>
        <source>9♠ went, and the five is safe for the next trick.</source>
        <translation>Tá an 9♠ imithe, agus an cíoná slán don chéad chúig eile.</translation>
    </message>
    <message>
        <source>A better trump was led</source>
        <translation>Tosaíodh le mámh níos fearr</translation>
    </message>
    <message>
        <source>A trump was led, and 9♠ may not be held back. Play a trump.</source>
        <translation>Tosaíodh le mámh, agus níl cead an 9♠ a choinneáil siar. Imir mámh.</translation>
    </message>
    <message>
        <source>A trump was led. But five, jack and A♥ may stay in your hand when a lower trump was led. 8♠ is lower: keep both.</source>
        <translation>Tosaíodh le mámh. Ach má thosaítear le mámh níos ísle, tá cead ag an gcíoná, ag an gcuireata agus ag an A♥ fanacht i do lámh. Tá an 8♠ níos ísle: coinnigh an dá cheann.</translation>
    </message>
    <message>
        <source>Another trump in the hand</source>
        <translation>Mámh eile sa lámh</translation>
    </message>
    <message>
        <source>Bad luck! The jack won. The card led decides what you may hold back.</source>
        <translation>Mí-ádh! Bhuaigh an cuireata. An cárta ar tosaíodh leis a shocraíonn cad is féidir leat a choinneáil siar.</translation>
    </message>
    <message>
        <source>J♠ is better than A♥, so A♥ has to be played. 4♥ is not a trump here.</source>
        <translation>Is fearr an J♠ ná an A♥, mar sin caithfear an A♥ a imirt. Ní mámh é an 4♥ anseo.</translation>
    </message>
    <message>
        <source>J♠ is better than A♥, so A♥ has to be played. 7♥ is not a trump here.</source>
        <translation>Is fearr an J♠ ná an A♥, mar sin caithfear an A♥ a imirt. Ní mámh é an 7♥ anseo.</translation>
    </message>
    <message>
        <source>Lead the five: no trump is higher, so nobody may hold back. A player whose only trump is the jack must play it.</source>
        <translation>Tosaigh leis an gcíoná: níl mámh ar bith níos airde, mar sin níl cead ag aon duine coinneáil siar. Imreoir nach bhfuil de mhámh aige ach an cuireata, caithfidh sé é a imirt.</translation>
    </message>
    <message>
        <source>{first} led 7♠. You may hold back the five, but not the other trump in your hand.</source>
        <translation>Thosaigh {first} leis an 7♠. Is féidir leat an cíoná a choinneáil siar, ach ní féidir an mámh eile atá i do lámh.</translation>
    </message>
    <message>
        <source>Play the trump that you may not hold back.</source>
        <translation>Imir an mámh nach bhfuil cead agat a choinneáil siar.</translation>
    </message>
    <message>
        <source>{second} leads Q♠. You could hold back again, but A♥ beats the queen, so the trick is there for the taking.</source>
        <translation>Tosaíonn {second} leis an Q♠. D’fhéadfá coinneáil siar arís, ach buann an A♥ ar an mbanríon: tá an cúig ann le baint.</translation>
    </message>
    <message>
        <source>You may, but A♥ will win a better trick. Hold it back.</source>
        <translation>Tá cead agat, ach bainfidh an A♥ cúig níos fearr. Coinnigh siar é.</translation>
    </message>
    <message>
        <source>You may, but lead 5♠ and see what falls.</source>
        <translation>Tá cead agat, ach tosaigh leis an 5♠ agus féach cad a thitfidh.</translation>
    </message>
    <message>
        <source>You may, but the five wins any trick, so there is no hurry. Hold it back.</source>
        <translation>Tá cead agat, ach baineann an cíoná cúig ar bith: níl aon deifir leis. Coinnigh siar é.</translation>
    </message>
    <message>
        <source>You still have your two best cards. Holding back like this is called reneging.</source>
        <translation>Tá an dá chárta is fearr agat fós. Ceilt a thugtar ar choinneáil siar mar seo.</translation>
    </message>
    <message>
        <source>Five, jack and A♥ may stay in the hand when a lower trump is led. In a game, the line above your hand tells you when.</source>
        <translation>Tá cead ag an gcíoná, ag an gcuireata agus ag an A♥ fanacht sa lámh nuair a thosaítear le mámh níos ísle. I gcluiche, insíonn an líne os cionn do láimhe duit cathain.</translation>
    </message>
    <message>
        <source>Five, jack and A♥ need not always be played</source>
        <translation>Ní gá an cíoná, an cuireata ná an A♥ a imirt i gcónaí</translation>
    </message>
    <message>
        <source>Hold them back</source>
        <translation>Coinnigh siar iad</translation>
    </message>
    <message>
        <source>Holding back the top three</source>
        <translation>Na trí cinn is airde a choinneáil siar</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Go hachomair</translation>
    </message>
    <message>
        <source>J♠ is better than A♥, so A♥ has to be played.</source>
        <translation>Is fearr an J♠ ná an A♥, mar sin caithfear an A♥ a imirt.</translation>
    </message>
    <message>
        <source>K♣ may win a trick yet. Throw away something worse.</source>
        <translation>B’fhéidir go mbainfidh an K♣ cúig fós. Caith uait cárta níos measa.</translation>
    </message>
    <message>
        <source>Lead 5♠.</source>
        <translation>Tosaigh leis an 5♠.</translation>
    </message>
    <message>
        <source>{first} had to give up the jack, the second best card of all.</source>
        <translation>B’éigean {first:do} an cuireata a chaitheamh, an dara cárta is fearr ar fad.</translation>
    </message>
    <message>
        <source>{first} led J♠. The jack is better than A♥, so you may not hold A♥ back. It is your only trump.</source>
        <translation>Thosaigh {first} leis an J♠. Is fearr an cuireata ná an A♥, mar sin níl cead agat an A♥ a choinneáil siar. Níl mámh eile agat.</translation>
    </message>
    <message>
        <source>Nothing hides from the five</source>
        <translation>Níl éalú ón gcíoná</translation>
    </message>
    <message>
        <source>Now take one</source>
        <translation>Bain ceann anois</translation>
    </message>
    <message>
        <source>Play the card that you must play.</source>
        <translation>Imir an cárta a chaithfidh tú a imirt.</translation>
    </message>
    <message>
        <source>Take the trick with A♥.</source>
        <translation>Bain an cúig leis an A♥.</translation>
    </message>
    <message>
        <source>The five would win for sure, but A♥ is enough this time.</source>
        <translation>Bhuafadh an cíoná go cinnte, ach is leor an A♥ an uair seo.</translation>
    </message>
    <message>
        <source>The five would win, but it can wait. Play 9♠.</source>
        <translation>Bhuafadh an cíoná, ach is féidir leis fanacht. Imir an 9♠.</translation>
    </message>
    <message>
        <source>The trick is yours.</source>
        <translation>Is leatsa an cúig.</translation>
    </message>
    <message>
        <source>Throw away 3♥ or 8♦.</source>
        <translation>Caith uait an 3♥ nó an 8♦.</translation>
    </message>
    <message>
        <source>You may, but then {second} wins. Take it with A♥.</source>
        <translation>Tá cead agat, ach bhuafadh {second} ansin. Bain an cúig leis an A♥.</translation>
    </message>
</context>
<context>
    <name>lesson plain-suits</name>
    <message>
        <source>3♥ is allowed, but K♥ beats it. You have a trump that looks like a heart.</source>
        <translation>Tá cead an 3♥ a imirt, ach buann an K♥ air. Tá mámh agat a bhfuil cuma hairt air.</translation>
    </message>
    <message>
        <source>A diamond was led, and you have diamonds, so play one of them.</source>
        <translation>Tosaíodh le muileata, agus tá muileataí agat: imir ceann acu.</translation>
    </message>
    <message>
        <source>A heart was led: play your heart, or a trump.</source>
        <translation>Tosaíodh le hart: imir an hart atá agat, nó mámh.</translation>
    </message>
    <message>
        <source>A spade was led, and you have spades, so play one of them.</source>
        <translation>Tosaíodh le spéireata, agus tá spéireataí agat: imir ceann acu.</translation>
    </message>
    <message>
        <source>A♥ is not a heart</source>
        <translation>Ní hart é an A♥</translation>
    </message>
    <message>
        <source>A surprise: when diamonds are not trumps, A♦ is only a 1, the lowest of them. Play 10♦.</source>
        <translation>Iontas: nuair nach iad na muileataí an mámh, níl san A♦ ach 1, an ceann is ísle acu. Imir an 10♦.</translation>
    </message>
    <message>
        <source>A♦ is the lowest diamond now. Lead K♠.</source>
        <translation>Is é an A♦ an muileata is ísle anois. Tosaigh leis an K♠.</translation>
    </message>
    <message>
        <source>Clubs are trumps, but {first} led a diamond. If nobody plays a trump, the best card of the suit led wins.</source>
        <translation>Triufanna an mámh, ach thosaigh {first} le muileata. Mura n-imríonn aon duine mámh, buann an cárta is fearr den dath ar tosaíodh leis.</translation>
    </message>
    <message>
        <source>Diamonds are trumps. {first} led 9♠, and {second} beat it with 7♠: in black low numbers win, trump or not.</source>
        <translation>Muileataí an mámh. Thosaigh {first} leis an 9♠, agus bhuaigh {second} air leis an 7♠: sa dubh buann na huimhreacha ísle, mámh nó drámh.</translation>
    </message>
    <message>
        <source>In a suit that is not trumps the king is best, then queen and jack. An ace is only a 1 there.</source>
        <translation>I ndath nach é an mámh é, is é an rí is fearr, ansin an bhanríon agus an cuireata. Níl san aon ansin ach 1.</translation>
    </message>
    <message>
        <source>In black the 10 is the lowest number. Take your 2.</source>
        <translation>Sa dubh is é an 10 an uimhir is ísle. Imir an 2.</translation>
    </message>
    <message>
        <source>In black, low wins here too</source>
        <translation>An ceann is ísle sa dubh, anseo freisin</translation>
    </message>
    <message>
        <source>In red, high numbers win, trump or not.</source>
        <translation>Sa dearg buann na huimhreacha arda, mámh nó drámh.</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Go hachomair</translation>
    </message>
    <message>
        <source>King, queen, jack</source>
        <translation>Rí, banríon, cuireata</translation>
    </message>
    <message>
        <source>K♠ is a better lead: it is the best spade.</source>
        <translation>B’fhearr tosú leis an K♠: is é an spéireata is fearr é.</translation>
    </message>
    <message>
        <source>Lead your king.</source>
        <translation>Tosaigh leis an rí.</translation>
    </message>
    <message>
        <source>Nobody trumped it, so K♠ won.</source>
        <translation>Níor leag aon duine mámh air, mar sin bhuaigh an K♠.</translation>
    </message>
    <message>
        <source>Right: 2♠ beats 7♠ and 9♠.</source>
        <translation>Ceart: buann an 2♠ ar an 7♠ agus ar an 9♠.</translation>
    </message>
    <message>
        <source>Spades are trumps. {first} led K♥, the best heart. But your A♥ is always a trump, not a heart.</source>
        <translation>Spéireataí an mámh. Thosaigh {first} leis an K♥, an hart is fearr. Ach is mámh i gcónaí é an A♥ atá agat, ní hart.</translation>
    </message>
    <message>
        <source>The best trump wins. Without a trump, the best card of the suit led: king, queen, jack, then high numbers in red, low ones in black.</source>
        <translation>An mámh is fearr a bhuann. Gan mhámh, an cárta is fearr den dath ar tosaíodh leis: rí, banríon, cuireata, ansin na huimhreacha arda sa dearg, na cinn ísle sa dubh.</translation>
    </message>
    <message>
        <source>The other suits</source>
        <translation>Na dathanna eile</translation>
    </message>
    <message>
        <source>Who wins when no trump is played</source>
        <translation>Cé a bhuann nuair nach n-imrítear mámh</translation>
    </message>
    <message>
        <source>Win the trick.</source>
        <translation>Bain an cúig.</translation>
    </message>
    <message>
        <source>Win with your 10♦.</source>
        <translation>Buaigh leis an 10♦.</translation>
    </message>
    <message>
        <source>Without a trump</source>
        <translation>Gan mhámh</translation>
    </message>
    <message>
        <source>Yes: any trump beats the best heart.</source>
        <translation>Ceart: buann mámh ar bith ar an hart is fearr.</translation>
    </message>
</context>
<context>
    <name>lesson red-trumps</name>
    <message>
        <source>3♦ is one of the lowest. You have a better trump.</source>
        <translation>Tá an 3♦ ar na cinn is ísle. Tá mámh níos fearr agat.</translation>
    </message>
    <message>
        <source>4♥ is lower than 9♥, so {first} would win. Play the 10.</source>
        <translation>Tá an 4♥ níos ísle ná an 9♥, mar sin bhuafadh {first}. Imir an 10.</translation>
    </message>
    <message>
        <source>5♥ would win too, but it is your best card, as you will see. 10♥ is enough.</source>
        <translation>Bhuafadh an 5♥ freisin, ach is é an cárta is fearr agat é, mar a fheicfidh tú. Is leor an 10♥.</translation>
    </message>
    <message>
        <source>A trump was led, and you have trumps, so you have to play one of them.</source>
        <translation>Tosaíodh le mámh, agus tá máite agat: caithfidh tú ceann acu a imirt.</translation>
    </message>
    <message>
        <source>A♥ is always a trump</source>
        <translation>Is mámh i gcónaí é an A♥</translation>
    </message>
    <message>
        <source>9♣ is not a trump. Diamonds are trumps.</source>
        <translation>Ní mámh é an 9♣. Muileataí an mámh.</translation>
    </message>
    <message>
        <source>A card is turned up: 7♥. So hearts are trumps this time. Any trump beats every card of the other suits: ♣, ♦ and ♠.</source>
        <translation>Iompaítear cárta: an 7♥. Mar sin is iad na hairt an mámh an uair seo. Buann mámh ar bith ar gach cárta de na dathanna eile: ♣, ♦ agus ♠.</translation>
    </message>
    <message>
        <source>Everybody plays one card: that is a trick. The best card wins it, and 5 points. The first to 25 points wins the game.</source>
        <translation>Imríonn gach duine cárta amháin: cúig a thugtar air sin. An cárta is fearr a bhaineann an cúig, agus 5 phointe leis. An chéad duine a shroicheann 25 pointe a bhuann an cluiche.</translation>
    </message>
    <message>
        <source>Five, jack, A♥, ace, king, queen, then 10 down to 2. Click the trump sign to see this order at any time.</source>
        <translation>Cíoná, cuireata, A♥, aon, rí, banríon, ansin ó 10 síos go 2. Cliceáil ar chomhartha an mháimh chun an t-ord seo a fheiceáil am ar bith.</translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <translation>Hairt an mámh</translation>
    </message>
    <message>
        <source>Hearts are trumps again. {first} played the queen, and {second} beat it with the king.</source>
        <translation>Hairt an mámh arís. D’imir {first} an bhanríon, agus bhuaigh {second} uirthi leis an rí.</translation>
    </message>
    <message>
        <source>In red, high wins</source>
        <translation>An ceann is airde sa dearg</translation>
    </message>
    <message>
        <source>J♦ would win too, but it is even better than A♥. Save it, and play A♥.</source>
        <translation>Bhuafadh an J♦ freisin, ach is fearr fós é ná an A♥. Coinnigh é, agus imir an A♥.</translation>
    </message>
    <message>
        <source>Lead 5♥.</source>
        <translation>Tosaigh leis an 5♥.</translation>
    </message>
    <message>
        <source>Lead your best trump.</source>
        <translation>Tosaigh leis an mámh is fearr atá agat.</translation>
    </message>
    <message>
        <source>{first} played 9♥ and {second} 6♥. In a red suit the higher number wins, so your 10♥ beats both.</source>
        <translation>D’imir {first} an 9♥ agus {second} an 6♥. I ndath dearg buann an uimhir is airde, mar sin buann an 10♥ atá agat ar an dá cheann.</translation>
    </message>
    <message>
        <source>New cards: now diamonds are trumps. But A♥ is always a trump too, and a high one. It beats {first}’s king.</source>
        <translation>Cártaí nua: muileataí an mámh anois. Ach is mámh i gcónaí é an A♥ freisin, agus ceann ard. Buann sé ar an rí a d’imir {first}.</translation>
    </message>
    <message>
        <source>Not even {second}’s jack could beat it.</source>
        <translation>Ní raibh fiú an cuireata ag {second} in ann buachan air.</translation>
    </message>
    <message>
        <source>On your own</source>
        <translation>Gan chabhair</translation>
    </message>
    <message>
        <source>Only two cards are better than A♥: the five and the jack of trumps.</source>
        <translation>Níl ach dhá chárta níos fearr ná an A♥: an cíoná agus an cuireata máimh.</translation>
    </message>
    <message>
        <source>Play 10♥.</source>
        <translation>Imir an 10♥.</translation>
    </message>
    <message>
        <source>Play A♥.</source>
        <translation>Imir an A♥.</translation>
    </message>
    <message>
        <source>That is lower than K♥. Which card comes just below the five?</source>
        <translation>Tá sé sin níos ísle ná an K♥. Cén cárta atá díreach faoin gcíoná?</translation>
    </message>
    <message>
        <source>That is lower than {first}’s K♦. A♥ is better than the king.</source>
        <translation>Tá sé sin níos ísle ná an K♦ a d’imir {first}. Is fearr an A♥ ná an rí.</translation>
    </message>
    <message>
        <source>The five is best</source>
        <translation>An cíoná is fearr</translation>
    </message>
    <message>
        <source>The jack comes second</source>
        <translation>An cuireata sa dara háit</translation>
    </message>
    <message>
        <source>The queen looks grand, but among trumps the jack is better.</source>
        <translation>Tá cuma bhreá ar an mbanríon, ach is fearr an cuireata i measc na máite.</translation>
    </message>
    <message>
        <source>The red order</source>
        <translation>An t-ord sa dearg</translation>
    </message>
    <message>
        <source>The red trumps</source>
        <translation>Na máite dearga</translation>
    </message>
    <message>
        <source>The top three: the five of trumps, the jack of trumps, and A♥. After them come ace, king and queen.</source>
        <translation>Na trí cinn is airde: an cíoná, an cuireata máimh, agus an A♥. Ina ndiaidh tagann an t-aon, an rí agus an bhanríon.</translation>
    </message>
    <message>
        <source>The trick is yours, and so are 5 points.</source>
        <translation>Is leatsa an cúig, agus 5 phointe leis.</translation>
    </message>
    <message>
        <source>Well done! The jack beats king and queen.</source>
        <translation>Maith thú! Buann an cuireata ar an rí agus ar an mbanríon.</translation>
    </message>
    <message>
        <source>What you play for</source>
        <translation>Aidhm na himeartha</translation>
    </message>
    <message>
        <source>Which card beats which when hearts or diamonds are trumps</source>
        <translation>Cé acu cárta is fearr nuair is hairt nó muileataí an mámh</translation>
    </message>
    <message>
        <source>Win the trick.</source>
        <translation>Bain an cúig.</translation>
    </message>
    <message>
        <source>Yes. Only 5♦ could have beaten it.</source>
        <translation>Ceart. Ní bhuafadh air ach an 5♦.</translation>
    </message>
    <message>
        <source>You could, but let us see how strong the five is. Lead 5♥.</source>
        <translation>D’fhéadfá, ach feicimis chomh láidir is atá an cíoná. Tosaigh leis an 5♥.</translation>
    </message>
    <message>
        <source>You won, so you lead: you play first to the next trick. Now a surprise: the best trump is the five.</source>
        <translation>Leatsa an cúig, mar sin tusa a thosaíonn: imríonn tú an chéad chárta sa chéad chúig eile. Anois iontas: is é cúig an mháimh an mámh is fearr. An cíoná a thugtar air.</translation>
    </message>
</context>
<context>
    <name>lesson robbing</name>
    <message>
        <source>5♠ is in your hand, and nobody saw what you put out.</source>
        <translation>Tá an 5♠ i do lámh, agus ní fhaca aon duine cad a dhíol tú as.</translation>
    </message>
    <message>
        <source>An ace turned up</source>
        <translation>Aon a iompaíodh</translation>
    </message>
    <message>
        <source>And now the trick</source>
        <translation>Agus anois an cúig</translation>
    </message>
    <message>
        <source>5♠ was turned up, the best card of this deal. You hold A♠, the ace of trumps. That lets you take 5♠: this is called robbing.</source>
        <translation>Iompaíodh an 5♠, an cárta is fearr sa roinnt seo. Tá an A♠ agat, aon an mháimh. Tugann sé sin cead duit an 5♠ a thógáil: robáil a thugtar air sin.</translation>
    </message>
    <message>
        <source>A♠ is a good trump. Put out a card that is not a trump.</source>
        <translation>Is mámh maith é an A♠. Díol as cárta nach mámh é.</translation>
    </message>
    <message>
        <source>A♦ is yours, a fine trump.</source>
        <translation>Is leatsa an A♦, mámh breá.</translation>
    </message>
    <message>
        <source>First take 5♠. Once you have played a card, it is too late.</source>
        <translation>Tóg an 5♠ ar dtús. Nuair a bheidh cárta imeartha agat, beidh sé rómhall.</translation>
    </message>
    <message>
        <source>First take A♦. Once you have played a card, it is too late.</source>
        <translation>Tóg an A♦ ar dtús. Nuair a bheidh cárta imeartha agat, beidh sé rómhall.</translation>
    </message>
    <message>
        <source>For the card you take, put another out. Choose one that is worth little, then press “Take”.</source>
        <translation>In áit an chárta a thógann tú, díol ceann eile as. Roghnaigh ceann nach fiú mórán é, ansin brúigh “Tóg”.</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Go hachomair</translation>
    </message>
    <message>
        <source>J♦ is the second best trump. Put out another card.</source>
        <translation>Is é an J♦ an dara mámh is fearr. Díol as cárta eile.</translation>
    </message>
    <message>
        <source>K♣ may win a trick. Put out something lower.</source>
        <translation>B’fhéidir go mbainfidh an K♣ cúig. Díol as ceann níos ísle.</translation>
    </message>
    <message>
        <source>Lead 5♠.</source>
        <translation>Tosaigh leis an 5♠.</translation>
    </message>
    <message>
        <source>{first} led 6♥ and {second} played 9♥. A trump wins it, and you need not spend the better one.</source>
        <translation>Thosaigh {first} leis an 6♥ agus d’imir {second} an 9♥. Bainfidh mámh an cúig, agus ní gá an ceann is fearr a chaitheamh.</translation>
    </message>
    <message>
        <source>Nobody has to rob, but A♦ is far better than your 9♣. Take it.</source>
        <translation>Níl iallach ar aon duine robáil, ach is fearr i bhfad an A♦ ná an 9♣ atá agat. Tóg é.</translation>
    </message>
    <message>
        <source>One in, one out</source>
        <translation>Ceann isteach, ceann amach</translation>
    </message>
    <message>
        <source>Put out 3♥, 8♦ or 10♣, and take 5♠.</source>
        <translation>Díol an 3♥, an 8♦ nó an 10♣ as, agus tóg an 5♠.</translation>
    </message>
    <message>
        <source>Robbing</source>
        <translation>Robáil</translation>
    </message>
    <message>
        <source>Take A♦, and keep your J♦.</source>
        <translation>Tóg an A♦, agus coinnigh an J♦.</translation>
    </message>
    <message>
        <source>Taking the card that was turned up</source>
        <translation>An cárta a iompaíodh a thógáil</translation>
    </message>
    <message>
        <source>That does not win. Play A♦.</source>
        <translation>Ní bhuann sé sin. Imir an A♦.</translation>
    </message>
    <message>
        <source>The ace of trumps</source>
        <translation>Aon an mháimh</translation>
    </message>
    <message>
        <source>The jack would win too, but it is the better trump. A♦ is enough.</source>
        <translation>Bhuafadh an cuireata freisin, ach is é an mámh is fearr é. Is leor an A♦.</translation>
    </message>
    <message>
        <source>This time an ace was turned up. Then the dealer may take it, and you are the dealer: you have the chip with D.</source>
        <translation>Aon a iompaíodh an uair seo. Tá cead ag an roinnteoir é a thógáil ansin, agus is tusa an roinnteoir: is agatsa atá an licín leis an D.</translation>
    </message>
    <message>
        <source>Two of their trumps are gone, and your A♠ is stronger now.</source>
        <translation>Tá dhá mhámh dá gcuid imithe, agus tá an A♠ agat níos láidre anois.</translation>
    </message>
    <message>
        <source>The trick is yours, and the jack is still in your hand.</source>
        <translation>Is leatsa an cúig, agus tá an cuireata i do lámh fós.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Bain úsáid as</translation>
    </message>
    <message>
        <source>Win the trick with A♦.</source>
        <translation>Bain an cúig leis an A♦.</translation>
    </message>
    <message>
        <source>With the ace of trumps you may take the card turned up, before your first card. If an ace is turned up, the dealer may.</source>
        <translation>Leis an aon máimh tá cead agat an cárta a iompaíodh a thógáil roimh do chéad chárta. Más aon a iompaítear, is ag an roinnteoir atá an cead.</translation>
    </message>
    <message>
        <source>You hold the best card of all. The others have to play their trumps to it.</source>
        <translation>Tá an cárta is fearr ar fad agat. Caithfidh na daoine eile a gcuid máite a imirt air.</translation>
    </message>
    <message>
        <source>You may leave it, but you would give away the best card. Take it.</source>
        <translation>Tá cead agat é a fhágáil, ach bheifeá ag tabhairt an chárta is fearr uait. Tóg é.</translation>
    </message>
    <message>
        <source>You may, but lead 5♠ this time.</source>
        <translation>Tá cead agat, ach tosaigh leis an 5♠ an uair seo.</translation>
    </message>
</context>
<context>
    <name>lesson spoil-five</name>
    <message>
        <source>3♣ and 10♥ are weak: take the pool.</source>
        <translation>Tá an 3♣ agus an 10♥ lag: tóg an pota.</translation>
    </message>
    <message>
        <source>A♥ is sure to win. The others are not.</source>
        <translation>Tá an A♥ cinnte den bhua. Níl na cinn eile.</translation>
    </message>
    <message>
        <source>A♥ is the best card left.</source>
        <translation>Is é an A♥ an cárta is fearr atá fágtha.</translation>
    </message>
    <message>
        <source>Begin with 5♦, which nothing beats.</source>
        <translation>Tosaigh leis an 5♦: níl rud ar bith a bhuann air.</translation>
    </message>
    <message>
        <source>Lead 5♦.</source>
        <translation>Tosaigh leis an 5♦.</translation>
    </message>
    <message>
        <source>Lead A♥.</source>
        <translation>Tosaigh leis an A♥.</translation>
    </message>
    <message>
        <source>Lead J♦.</source>
        <translation>Tosaigh leis an J♦.</translation>
    </message>
    <message>
        <source>One trick.</source>
        <translation>Cúig amháin.</translation>
    </message>
    <message>
        <source>Play the deal as you like.</source>
        <translation>Imir an roinnt mar is mian leat.</translation>
    </message>
    <message>
        <source>Spoil Five</source>
        <translation>An Cúig a Mhilleadh</translation>
    </message>
    <message>
        <source>Spoil it</source>
        <translation>Mill í</translation>
    </message>
    <message>
        <source>Spoiling</source>
        <translation>Milleadh</translation>
    </message>
    <message>
        <source>Stay with the trumps: J♦ is sure to win.</source>
        <translation>Lean leis na máite: tá an J♦ cinnte den bhua.</translation>
    </message>
    <message>
        <source>Take it, or jink?</source>
        <translation>An pota, nó na cúig?</translation>
    </message>
    <message>
        <source>If nobody had three, the deal was spoiled and the pool stays. You know Spoil Five now.</source>
        <translation>Mura raibh trí cinn ag aon duine, milleadh an roinnt agus fanann an pota. Tá an Cúig a Mhilleadh ar eolas agat anois.</translation>
    </message>
    <message>
        <source>In Spoil Five there are no points. Everybody pays a chip into the pool. A player who wins three of the five tricks takes it all.</source>
        <translatorcomment>terms: player</translatorcomment>
        <translation>Níl pointí ar bith sa Chúig a Mhilleadh. Íocann gach duine licín isteach sa phota. An té a bhaineann trí cinn de na cúig chúig, tógann sé an pota ar fad.</translation>
    </message>
    <message>
        <source>Take the pool, or jink: go on for all five tricks, for one more chip from everybody. Lose one, and you get nothing.</source>
        <translation>Tóg an pota, nó téigh ar na cúig: lean ort chun na cúig chúig ar fad a bhaint, agus licín eile ó gach duine leo. Caill ceann amháin, agus ní fhaigheann tú dada.</translation>
    </message>
    <message>
        <source>That is brave, but 3♣ and 10♥ are easily beaten, and then the pool is lost.</source>
        <translation>Is cróga sin, ach is furasta buachan ar an 3♣ agus ar an 10♥, agus chaillfí an pota ansin.</translation>
    </message>
    <message>
        <source>The first trick</source>
        <translation>An chéad chúig</translation>
    </message>
    <message>
        <source>The five is gone, so the jack is now the best card.</source>
        <translation>Tá an cíoná imithe, mar sin is é an cuireata an cárta is fearr anois.</translation>
    </message>
    <message>
        <source>The pool</source>
        <translation>An pota</translation>
    </message>
    <message>
        <source>The pool is yours. With two sure tricks left, a jink would have been worth it.</source>
        <translation>Is leatsa an pota. Dá mbeadh dhá chúig chinnte eile agat, b’fhiú dul ar na cúig.</translation>
    </message>
    <message>
        <source>The pool, spoiling, and the jink</source>
        <translation>An pota, an milleadh, agus dul ar na cúig</translation>
    </message>
    <message>
        <source>The second trick</source>
        <translation>An dara cúig</translation>
    </message>
    <message>
        <source>The third trick</source>
        <translation>An tríú cúig</translation>
    </message>
    <message>
        <source>Three tricks, and the first three at that. So you have a choice.</source>
        <translation>Trí chúig, agus na chéad trí cinn. Mar sin tá rogha agat.</translation>
    </message>
    <message>
        <source>Two tricks. One more wins the pool.</source>
        <translation>Dhá chúig. Ceann eile agus is leatsa an pota.</translation>
    </message>
    <message>
        <source>Watch who has two tricks already, and keep them from a third. Even one trick of yours may be enough.</source>
        <translatorcomment>terms: watch</translatorcomment>
        <translation>Féach cé aige a bhfuil dhá chúig cheana, agus coinnigh an tríú ceann uaidh. B’fhéidir gur leor fiú cúig amháin uaitse.</translation>
    </message>
    <message>
        <source>With a poor hand you play to spoil: if nobody wins three tricks, the pool stays and grows for the next deal.</source>
        <translation>Le drochlámh, imríonn tú chun an roinnt a mhilleadh: mura mbaineann aon duine trí chúig, fanann an pota agus méadaíonn sé don chéad roinnt eile.</translation>
    </message>
    <message>
        <source>You hold the three best trumps, so three tricks are certain.</source>
        <translation>Tá na trí mhámh is fearr agat, mar sin tá tú cinnte de thrí chúig.</translation>
    </message>
</context>
<context>
    <name>lesson whole-game</name>
    <message>
        <source>A game with advice</source>
        <translation>Cluiche le comhairle</translation>
    </message>
    <message>
        <source>A whole game</source>
        <translation>Cluiche iomlán</translation>
    </message>
    <message>
        <source>Five cards each make five tricks. Each trick is worth 5 points. The first to 25 wins the game at once.</source>
        <translation>Cúig chárta an duine: sin cúig chúig. Is fiú 5 phointe gach cúig. An chéad duine a shroicheann 25, buann sé an cluiche láithreach.</translation>
    </message>
    <message>
        <source>How to win</source>
        <translation>Conas buachan</translation>
    </message>
    <message>
        <source>Play as you like. At each turn you are told what a good player would do, and why.</source>
        <translation>Imir mar is mian leat. Gach uair a thagann do sheal, insítear duit cad a dhéanfadh imreoir maith, agus cén fáth.</translation>
    </message>
    <message>
        <source>Play the game to its end.</source>
        <translation>Imir an cluiche go deireadh.</translation>
    </message>
    <message>
        <source>Play to 25 with advice at every turn</source>
        <translation>Imir go 25, le comhairle ag gach seal</translation>
    </message>
    <message>
        <source>That was a whole game. You know how to play Twenty-Five.</source>
        <translation>Sin cluiche iomlán. Tá a fhios agat conas Cúig Fichead a imirt.</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>Back</source>
        <translation>Siar</translation>
    </message>
    <message>
        <source>Begin lesson {number}</source>
        <translation>Tosaigh ceacht {number}</translation>
    </message>
    <message>
        <source>Card trainer</source>
        <translation>Traenálaí cártaí</translation>
    </message>
    <message>
        <source>Choose {cards} in your hand, then press the button in the panel.</source>
        <translation>Roghnaigh {cards:the} i do lámh, ansin brúigh an cnaipe sa phainéal.</translation>
    </message>
    <message>
        <source>Click the card, or press {number} and Enter.</source>
        <translation>Cliceáil ar an gcárta, nó brúigh {number} agus Enter.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Déanta.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Críoch</translation>
    </message>
    <message>
        <source>First do what is asked, or press “Show me”.</source>
        <translation>Déan an rud a iarrtar ar dtús, nó brúigh “Taispeáin dom”.</translation>
    </message>
    <message>
        <source>Go on with lesson {number}</source>
        <translation>Lean ort le ceacht {number}</translation>
    </message>
    <message>
        <source>It is {card}, where the arrow points.</source>
        <translatorcomment>terms: point</translatorcomment>
        <translation>Imir {card:the}, mar a léiríonn an tsaighead.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Foghlaim</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Imigh</translation>
    </message>
    <message>
        <source>Lesson {number} of {lessons}</source>
        <translation>Ceacht {number} as {lessons}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Ar aghaidh</translation>
    </message>
    <message>
        <source>Play to the end first. “Show me” gives advice.</source>
        <translation>Imir ar aghaidh go deireadh ar dtús. Tugann “Taispeáin dom” comhairle.</translation>
    </message>
    <message>
        <source>Practise the card order</source>
        <translation>Ord na gcártaí a chleachtadh</translation>
    </message>
    <message>
        <source>Press “Finish” to end the lesson.</source>
        <translation>Brúigh “Críoch” chun deireadh a chur leis an gceacht.</translation>
    </message>
    <message>
        <source>Press “Next” to go on.</source>
        <translation>Brúigh “Ar aghaidh” chun dul ar aghaidh.</translation>
    </message>
    <message>
        <source>Press “Pass” in the panel above your hand.</source>
        <translation>Brúigh “Pas” sa phainéal os cionn do láimhe.</translation>
    </message>
    <message>
        <source>Press “Take the pool” in the panel above your hand.</source>
        <translation>Brúigh “Tóg an pota” sa phainéal os cionn do láimhe.</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} nóim</translation>
    </message>
    <message numerus="yes">
        <source>{number} minutes</source>
        <translation>
            <numerusform>{number:count nóiméad}</numerusform>
            <numerusform>{number:count nóiméad}</numerusform>
            <numerusform>{number:count nóiméad}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} short lessons</source>
        <translation>
            <numerusform>Ceachtanna gearra: {number}</numerusform>
            <numerusform>Ceachtanna gearra: {number}</numerusform>
            <numerusform>Ceachtanna gearra: {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}, {title}: {about}. {minutes}.</source>
        <translation>{number}, {title}: {about}. {minutes}.</translation>
    </message>
    <message>
        <source>Press the button in the panel above your hand.</source>
        <translation>Brúigh an cnaipe sa phainéal os cionn do láimhe.</translation>
    </message>
    <message numerus="yes">
        <source>About {number} minutes in all</source>
        <translation>
            <numerusform>Thart ar {number:count nóiméad} ar fad</numerusform>
            <numerusform>Thart ar {number:count nóiméad} ar fad</numerusform>
            <numerusform>Thart ar {number:count nóiméad} ar fad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About {number} minutes left</source>
        <translation>
            <numerusform>Thart ar {number:count nóiméad} fágtha</numerusform>
            <numerusform>Thart ar {number:count nóiméad} fágtha</numerusform>
            <numerusform>Thart ar {number:count nóiméad} fágtha</numerusform>
        </translation>
    </message>
    <message>
        <source>Press “{points}” in the panel above your hand.</source>
        <translation>Brúigh {points} sa phainéal os cionn do láimhe.</translation>
    </message>
    <message>
        <source>Press “{suit}” in the panel above your hand.</source>
        <translation>Brúigh {suit} sa phainéal os cionn do láimhe.</translation>
    </message>
    <message>
        <source>Put out {card}, where the arrow points, then press “Take”.</source>
        <translatorcomment>terms: point</translatorcomment>
        <translation>Díol {card:the} as, mar a léiríonn an tsaighead, ansin brúigh “Tóg”.</translation>
    </message>
    <message>
        <source>Short lessons at the table</source>
        <translation>Ceachtanna gearra ag an tábla</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Taispeáin dom</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Céim {step} as {steps}</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>Téacs an cheachta</translation>
    </message>
    <message>
        <source>The lesson waits until you close what lies over the table.</source>
        <translation>Fanann an ceacht go dtí go ndúnann tú a bhfuil os cionn an tábla.</translation>
    </message>
    <message>
        <source>There is nothing to do here.</source>
        <translation>Níl dada le déanamh anseo.</translation>
    </message>
    <message>
        <source>This is the first step.</source>
        <translation>Seo an chéad chéim.</translation>
    </message>
    <message>
        <source>Which of these cards wins? Questions you get wrong come back sooner.</source>
        <translation>Cé acu de na cártaí seo a bhuann? Tagann ceisteanna a fhreagraíonn tú go mícheart ar ais níos luaithe.</translation>
    </message>
    <message>
        <source>You have done all the lessons. Any of them can be played again.</source>
        <translation>Tá na ceachtanna ar fad déanta agat. Is féidir ceann ar bith acu a imirt arís.</translation>
    </message>
    <message>
        <source>Your progress with the lessons cannot be read ({reason}). The file was kept as {kept}.</source>
        <translation>Ní féidir do dhul chun cinn sna ceachtanna a léamh ({reason}). Coinníodh an comhad mar {kept}.</translation>
    </message>
    <message>
        <source>Your progress with the lessons cannot be read from {path} ({reason}).</source>
        <translation>Ní féidir do dhul chun cinn sna ceachtanna a léamh ó {path} ({reason}).</translation>
    </message>
    <message>
        <source>Your progress with the lessons cannot be saved in {path} ({reason}).</source>
        <translation>Ní féidir do dhul chun cinn sna ceachtanna a shábháil ag {path} ({reason}).</translation>
    </message>
</context>
<context>
    <name>line</name>
    <message>
        <source>At this table the first card led must be a trump.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Ag an tábla seo tosaítear an chéad chúig le mámh.</translation>
    </message>
    <message>
        <source>Cards are turned up to see who deals: the first jack.</source>
        <translation>Iompaítear cártaí don roinnt: an té a fhaigheann an chéad chuireata a roinneann.</translation>
    </message>
    <message>
        <source>Going round the table: who will take {card}?</source>
        <translation>Timpeall an tábla: cé a thógfaidh {card:the}?</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Tuigim</translation>
    </message>
    <message>
        <source>Lead any card to the first trick.</source>
        <translation>Tosaigh an chéad chúig le cárta ar bith.</translation>
    </message>
    <message>
        <source>Lead any card.</source>
        <translation>Tosaigh le cárta ar bith.</translation>
    </message>
    <message>
        <source>Nobody can play until the game goes on.</source>
        <translatorcomment>terms: game</translatorcomment>
        <translation>Ní féidir le duine ar bith imirt go dtí go leanfar ar aghaidh.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Taispeáin</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Tá an roinnt thart.</translation>
    </message>
    <message>
        <source>The first jack, {card}, went to you.</source>
        <translation>Chugatsa a tháinig an chéad chuireata, {card:the}.</translation>
    </message>
    <message>
        <source>The first jack, {card}, went to {name}.</source>
        <translation>Chuig {name} a tháinig an chéad chuireata, {card:the}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Tá an cluiche thart.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Tá an cluiche ar sos.</translation>
    </message>
    <message>
        <source>Will you take {card}?</source>
        <translation>An dtógfaidh tú {card:the}?</translation>
    </message>
    <message>
        <source>Will {name} take {card}?</source>
        <translation>An dtógfaidh {name} {card:the}?</translation>
    </message>
    <message>
        <source>Will {name}, the dealer, take {card}?</source>
        <translation>An dtógfaidh {name}, an roinnteoir, {card:the}?</translation>
    </message>
    <message>
        <source>You are winning the trick with {card}.</source>
        <translation>Is leatsa an cúig faoi láthair, leis an {card:ecl}.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Tusa a roinneann.</translation>
    </message>
    <message>
        <source>You led {card}, a trump.</source>
        <translation>Thosaigh tú leis an {card:ecl}, mámh.</translation>
    </message>
    <message>
        <source>You led {card}.</source>
        <translation>Thosaigh tú leis an {card:ecl}.</translation>
    </message>
    <message>
        <source>You take the trick with {card}.</source>
        <translation>Baineann tú an cúig leis an {card:ecl}.</translation>
    </message>
    <message>
        <source>You took the last trick. Lead any card.</source>
        <translation>Bhain tú an cúig deireanach. Tosaigh le cárta ar bith.</translation>
    </message>
    <message>
        <source>Your lead.</source>
        <translation>Tusa a thosaíonn.</translation>
    </message>
    <message>
        <source>Your lead. Lead a trump.</source>
        <translation>Tusa a thosaíonn. Tosaigh le mámh.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Do shealsa.</translation>
    </message>
    <message>
        <source>Your turn. First you have to take {card}.</source>
        <translation>Do shealsa. Caithfidh tú {card:the} a thógáil ar dtús.</translation>
    </message>
    <message>
        <source>Your turn. Follow suit: play {one}.</source>
        <translation>Do shealsa. Imir an dath: {one}.</translation>
    </message>
    <message>
        <source>Your turn. Play a trump.</source>
        <translation>Do shealsa. Imir mámh.</translation>
    </message>
    <message>
        <source>Your turn. Play any card.</source>
        <translation>Do shealsa. Imir cárta ar bith.</translation>
    </message>
    <message>
        <source>Your turn. Play {one} or a trump.</source>
        <translation>Do shealsa. Imir {one} nó mámh.</translation>
    </message>
    <message>
        <source>Your turn. Play {one}.</source>
        <translation>Do shealsa. Imir {one}.</translation>
    </message>
    <message>
        <source>{led} You have no trumps.</source>
        <translation>{led} Níl mámh agat.</translation>
    </message>
    <message>
        <source>{led} You have no {suit} and no trumps: throw away any card.</source>
        <translation>{led} Níl {suit} ná máite agat: caith uait cárta ar bith.</translation>
    </message>
    <message>
        <source>{led} You have no {suit}, only trumps.</source>
        <translation>{led} Níl {suit} agat, ach máite amháin.</translation>
    </message>
    <message>
        <source>{led} You have no {suit}, so you may trump, or throw away any card.</source>
        <translation>{led} Níl {suit} agat: leag mámh nó caith uait cárta.</translation>
    </message>
    <message>
        <source>{led} You may hold back {cards}.</source>
        <translation>{led} Is féidir {cards:the} a choinneáil siar.</translation>
    </message>
    <message>
        <source>{led} You may hold back {strong}: {weak} will do.</source>
        <translation>{led} Is féidir {strong:the} a choinneáil siar: is leor {weak:the}.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>Roinneann {name}.</translation>
    </message>
    <message>
        <source>{name} is winning the trick with {card}.</source>
        <translation>Is le {name:h} an cúig faoi láthair, leis an {card:ecl}.</translation>
    </message>
    <message>
        <source>{name} led {card}, a trump.</source>
        <translation>Thosaigh {name} leis an {card:ecl}, mámh.</translation>
    </message>
    <message>
        <source>{name} led {card}.</source>
        <translation>Thosaigh {name} leis an {card:ecl}.</translation>
    </message>
    <message>
        <source>{name} takes the trick with {card}.</source>
        <translation>Baineann {name} an cúig leis an {card:ecl}.</translation>
    </message>
    <message>
        <source>{name} to lead.</source>
        <translation>{name} a thosóidh.</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <translation>{name} a imreoidh.</translation>
    </message>
    <message>
        <source>{name}, on your side, is winning the trick with {card}.</source>
        <translation>Is le {name:h}, ar do thaobhsa, an cúig faoi láthair, leis an {card:ecl}.</translation>
    </message>
    <message>
        <source>{name}’s card is turned, unseen till now.</source>
        <translation>Iompaítear an cárta atá ag {name}, nach bhfacthas go dtí seo.</translation>
    </message>
</context>
<context>
    <name>marks</name>
    <message>
        <source>best</source>
        <translation>barr</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>roinneann</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>leid</translation>
    </message>
    <message>
        <source>led</source>
        <translation>tús</translation>
    </message>
    <message>
        <source>led, best</source>
        <translation>tús, barr</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nua</translation>
    </message>
    <message>
        <source>put out</source>
        <translation>díolta as</translation>
    </message>
    <message>
        <source>✕ out</source>
        <translation>✕ díol</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>Guests</source>
        <translation>Aíonna</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Cabhair</translation>
    </message>
    <message>
        <source>How fast cards move</source>
        <translation>Luas na gcártaí</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Fág an tábla</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Roghchlár</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Cluiche nua</translation>
    </message>
    <message>
        <source>Pause for all</source>
        <translation>Sos do chách</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Cleachtadh</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Rialacha an chluiche seo</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Socruithe</translation>
    </message>
    <message>
        <source>Take a break</source>
        <translation>Glac sos</translation>
    </message>
</context>
<context>
    <name>mishaps</name>
    <message>
        <source>Go on where you were. If it happens again, go to the start page; your game is safe there.</source>
        <translation>Lean ort ón áit a raibh tú. Má tharlaíonn sé arís, téigh chuig an leathanach tosaigh; tá do chluiche slán ansin.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Cóipeáilte</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Cóipeáil na sonraí</translation>
    </message>
    <message>
        <source>Details for a report</source>
        <translation>Sonraí don tuairisc</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Lean ar aghaidh</translation>
    </message>
    <message>
        <source>It could not finish what it was doing. You did nothing wrong.</source>
        <translation>Níor éirigh leis an rud a bhí ar siúl aige a chríochnú. Níl aon locht ortsa.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Chuaigh rud éigin amú</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Leathanach tosaigh</translation>
    </message>
    <message>
        <source>The details are copied.</source>
        <translation>Tá na sonraí cóipeáilte.</translation>
    </message>
    <message>
        <source>The program made a mistake</source>
        <translation>Rinne an clár botún</translation>
    </message>
    <message>
        <source>To report this, copy the details. They are also in the file {log}. They name no cards, and nothing has been sent to anybody.</source>
        <translation>Chun é seo a thuairisciú, cóipeáil na sonraí. Tá siad sa chomhad {log} freisin. Níl aon chárta luaite iontu, agus níor seoladh dada chuig aon duine.</translation>
    </message>
    <message>
        <source>To report this, copy the details: the file {log} cannot be written. They name no cards, and nothing has been sent to anybody.</source>
        <translation>Chun é seo a thuairisciú, cóipeáil na sonraí: ní féidir scríobh sa chomhad {log}. Níl aon chárta luaite iontu, agus níor seoladh dada chuig aon duine.</translation>
    </message>
    <message>
        <source>Your game goes on, but its last moves are not on the disk yet: leave this window open for now.</source>
        <translation>Leanann do chluiche ar aghaidh, ach níl na bearta deireanacha ar an diosca fós: fág an fhuinneog seo ar oscailt go fóill.</translation>
    </message>
    <message>
        <source>Your game is saved up to the last move.</source>
        <translation>Tá do chluiche sábháilte go dtí an beart deireanach.</translation>
    </message>
</context>
<context>
    <name>moves</name>
    <message numerus="yes">
        <source>A game can have {number} bookmarks. Remove one first.</source>
        <translation>
            <numerusform>Is féidir {number:count leabharmharc} a bheith i gcluiche. Bain ceann amach ar dtús.</numerusform>
            <numerusform>Is féidir {number:count leabharmharc} a bheith i gcluiche. Bain ceann amach ar dtús.</numerusform>
            <numerusform>Is féidir {number:count leabharmharc} a bheith i gcluiche. Bain ceann amach ar dtús.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new stock is made</source>
        <translation>Déantar stoc nua</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Ar ais chuig an tábla</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Leabharmharc</translation>
    </message>
    <message>
        <source>Choose a move, and the game goes back to it.</source>
        <translation>Roghnaigh beart, agus rachaidh an cluiche siar chuige.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Roinnt {number}</translation>
    </message>
    <message>
        <source>Deal {number} is over</source>
        <translation>Tá roinnt {number} thart</translation>
    </message>
    <message>
        <source>Deal {number}, trick {trick}</source>
        <translation>Roinnt {number}, cúig {trick}</translation>
    </message>
    <message>
        <source>Deal {number}: you deal</source>
        <translation>Roinnt {number}: tusa a roinneann</translation>
    </message>
    <message>
        <source>Deal {number}: {card} turned up</source>
        <translation>Roinnt {number}: iompaíodh {card:the}</translation>
    </message>
    <message>
        <source>Deal {number}: {name} deals</source>
        <translation>Roinnt {number}: roinneann {name}</translation>
    </message>
    <message>
        <source>Go on from here</source>
        <translation>Lean ar aghaidh as seo</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Coinnigh</translation>
    </message>
    <message>
        <source>Done again: {move}.</source>
        <translation>Déanta arís: {move}.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Bearta</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Bearta an chluiche</translation>
    </message>
    <message>
        <source>Name of the bookmark</source>
        <translation>Ainm an leabharmhairc</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>An chéad leabharmharc eile</translation>
    </message>
    <message>
        <source>Taken back: {move}.</source>
        <translation>Tógtha ar ais: {move}.</translation>
    </message>
    <message>
        <source>The bookmark could not be saved ({reason}). It lasts until you close the program.</source>
        <translation>Níorbh fhéidir an leabharmharc a shábháil ({reason}). Mairfidh sé go dtí go ndúnfaidh tú an clár.</translation>
    </message>
    <message>
        <source>The bookmarks could not be read ({reason}). The damaged file was kept beside the new one.</source>
        <translation>Níorbh fhéidir na leabharmharcanna a léamh ({reason}). Coinníodh an comhad millte in aice leis an gceann nua.</translation>
    </message>
    <message>
        <source>The first jack: {card}</source>
        <translation>An chéad chuireata: {card:the}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Tá an cluiche thart</translation>
    </message>
    <message>
        <source>The later moves stay until you choose to drop them.</source>
        <translation>Fanfaidh na bearta ina dhiaidh sin go dtí go ligfidh tú uait iad.</translation>
    </message>
    <message>
        <source>There are no bookmarks in this game yet.</source>
        <translation>Níl aon leabharmharc sa chluiche seo fós.</translation>
    </message>
    <message>
        <source>Trick {number} goes to {name}</source>
        <translation>Is le {name:h} cúig {number}</translation>
    </message>
    <message>
        <source>Trick {number} is yours</source>
        <translation>Is leatsa cúig {number}</translation>
    </message>
    <message>
        <source>Unbookmark</source>
        <translation>Bain an leabharmharc</translation>
    </message>
    <message>
        <source>This is deal {number} again.</source>
        <translation>Seo roinnt {number} arís.</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Cad a dhéanfása?</translation>
    </message>
    <message>
        <source>You lead {card}</source>
        <translation>Tosaíonn tú leis an {card:ecl}</translation>
    </message>
    <message>
        <source>You leave the turn-up</source>
        <translation>Fágann tú an mámh cinn</translation>
    </message>
    <message>
        <source>You play {card}</source>
        <translation>Imríonn tú {card:the}</translation>
    </message>
    <message>
        <source>You take a card</source>
        <translation>Tógann tú cárta</translation>
    </message>
    <message>
        <source>You take {card} for {out}</source>
        <translation>Tógann tú {card:the} in áit {out:gen}</translation>
    </message>
    <message>
        <source>bookmark: {name}</source>
        <translation>leabharmharc: {name}</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>tógtha ar ais</translation>
    </message>
    <message>
        <source>you are here</source>
        <translation>is anseo atá an cluiche</translation>
    </message>
    <message>
        <source>your {card}</source>
        <translation>{card:the} a d’imir tú</translation>
    </message>
    <message>
        <source>{name} leads {card}</source>
        <translation>Tosaíonn {name} leis an {card:ecl}</translation>
    </message>
    <message>
        <source>{name} leaves the turn-up</source>
        <translation>Fágann {name} an mámh cinn</translation>
    </message>
    <message>
        <source>{name} plays {card}</source>
        <translation>Imríonn {name} {card:the}</translation>
    </message>
    <message>
        <source>{name} takes a card</source>
        <translation>Tógann {name} cárta</translation>
    </message>
    <message>
        <source>{name} takes {card}</source>
        <translation>Tógann {name} {card:the}</translation>
    </message>
    <message>
        <source>{name}’s {card}</source>
        <translation>{card:the} a d’imir {name}</translation>
    </message>
</context>
<context>
    <name>moving</name>
    <message>
        <source>Another window is just taking something over. Try again when it is done.</source>
        <translation>Tá fuinneog eile ag glacadh rud éigin chuici faoi láthair. Bain triail as arís nuair a bheidh sí réidh.</translation>
    </message>
    <message>
        <source>Choose the file that the other computer has written. You are shown what is in it before anything is taken over.</source>
        <translation>Roghnaigh an comhad a scríobh an ríomhaire eile. Taispeántar duit a bhfuil ann sula nglactar aon rud.</translation>
    </message>
    <message>
        <source>Choose the file…</source>
        <translation>Roghnaigh an comhad…</translation>
    </message>
    <message>
        <source>Copies of what was replaced or converted here are in {folder}, {size} MB. Delete them when all is well.</source>
        <translation>Tá cóipeanna de na rudaí ar cuireadh rud eile ina n-áit nó a tiontaíodh anseo in {folder}, {size} MB. Scrios iad nuair a bheidh gach rud i gceart.</translation>
    </message>
    <message>
        <source>Delete the copies</source>
        <translation>Scrios na cóipeanna</translation>
    </message>
    <message>
        <source>Everything in the file was here already.</source>
        <translation>Bhí gach a bhfuil sa chomhad anseo cheana.</translation>
    </message>
    <message>
        <source>Everything is in {path}. At the other computer, take it over from its settings.</source>
        <translation>Tá gach rud in {path}. Ag an ríomhaire eile, glac chuige é ó na socruithe.</translation>
    </message>
    <message>
        <source>From this computer</source>
        <translation>Ón ríomhaire seo</translation>
    </message>
    <message>
        <source>It holds nothing that could be taken over.</source>
        <translation>Níl aon rud ann a d’fhéadfaí a ghlacadh.</translation>
    </message>
    <message>
        <source>It holds {things}.</source>
        <translation>Tá {things} ann.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Fág é</translation>
    </message>
    <message>
        <source>Left out, because damaged: {files}.</source>
        <translation>Fágtha amach, mar go bhfuil damáiste déanta: {files}.</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Aistriú go ríomhaire eile</translation>
    </message>
    <message>
        <source>Move to another computer (*.twentyfive-move)</source>
        <translation>Aistriú go ríomhaire eile (*.twentyfive-move)</translation>
    </message>
    <message>
        <source>Nothing here is lost: the games of both are kept, and a copy of whatever is replaced.</source>
        <translation>Ní chailltear aon rud anseo: coinnítear cluichí an dá ríomhaire, agus cóip de gach a gcuirtear rud eile ina áit.</translation>
    </message>
    <message>
        <source>One file gets everything of yours: games, statistics, settings, bookmarks, card designs, rules, evenings and clubs. Take it to the other computer, on a stick for instance. Here nothing changes. Whoever has the file can see your games.</source>
        <translatorcomment>terms: club</translatorcomment>
        <translation>Cuirtear gach rud leat in aon chomhad amháin: cluichí, staitisticí, socruithe, leabharmharcanna, dearaí cártaí, rialacha, oícheanta agus clubanna. Tabhair chuig an ríomhaire eile é, ar mhéaróg mar shampla. Ní athraíonn rud ar bith anseo. Is féidir leis an té a bhfuil an comhad aige do chluichí a fheiceáil.</translation>
    </message>
    <message>
        <source>Others are at the table with you. Take it over when you have left it.</source>
        <translation>Tá daoine eile ag an mbord leat. Glac chugat é nuair a bheidh an bord fágtha agat.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Stopped. Nothing has changed.</source>
        <translation>Stoptha. Níor athraigh rud ar bith.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Glac chuige</translation>
    </message>
    <message>
        <source>Take over the settings, too</source>
        <translation>Glac na socruithe freisin</translation>
    </message>
    <message>
        <source>Taken over: {things}.</source>
        <translation>Glactha: {things}.</translation>
    </message>
    <message>
        <source>The copies are deleted.</source>
        <translation>Tá na cóipeanna scriosta.</translation>
    </message>
    <message>
        <source>The copies in {folder} cannot be deleted ({reason}).</source>
        <translation>Ní féidir na cóipeanna in {folder} a scriosadh ({reason}).</translation>
    </message>
    <message>
        <source>The file {path} cannot be written ({reason}). Nothing has changed.</source>
        <translation>Ní féidir an comhad {path} a scríobh ({reason}). Níor athraigh rud ar bith.</translation>
    </message>
    <message>
        <source>The last game was saved on {moment}.</source>
        <translation>Sábháladh an cluiche deireanach {moment}.</translation>
    </message>
    <message>
        <source>They replace those of this computer. Programs that play are not taken over.</source>
        <translation>Tagann siad in áit shocruithe an ríomhaire seo. Ní ghlactar cláir a imríonn.</translation>
    </message>
    <message>
        <source>To this computer</source>
        <translation>Chuig an ríomhaire seo</translation>
    </message>
    <message>
        <source>Twenty-Five {day}</source>
        <comment>name of a file, with a date such as 2026-11-28</comment>
        <translation>Cúig Fichead {day}</translation>
    </message>
    <message>
        <source>What is in the file</source>
        <translation>A bhfuil sa chomhad</translation>
    </message>
    <message>
        <source>What was replaced is kept in {folder}.</source>
        <translation>Tá a ndeachaigh rud eile ina áit coinnithe in {folder}.</translation>
    </message>
    <message>
        <source>Write the file…</source>
        <translation>Scríobh an comhad…</translation>
    </message>
    <message>
        <source>Written on {moment} by version {version}.</source>
        <translation>Scríofa {moment} ag leagan {version}.</translation>
    </message>
    <message>
        <source>bookmarks</source>
        <translation>leabharmharcanna</translation>
    </message>
    <message>
        <source>one card design</source>
        <translation>dearadh cártaí amháin</translation>
    </message>
    <message>
        <source>one club</source>
        <translatorcomment>terms: club</translatorcomment>
        <translation>club amháin</translation>
    </message>
    <message>
        <source>one evening</source>
        <translation>oíche amháin</translation>
    </message>
    <message>
        <source>one file that was merged</source>
        <translation>comhad amháin a cumascadh</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>cluiche amháin</translation>
    </message>
    <message>
        <source>rules of your own</source>
        <translation>do rialacha féin</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>socruithe</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>staitisticí</translation>
    </message>
    <message>
        <source>{done} of {of} files</source>
        <translation>{done} as {of} comhad</translation>
    </message>
    <message numerus="yes">
        <source>{number} clubs</source>
        <translatorcomment>terms: club</translatorcomment>
        <translation>
            <numerusform>{number:count club}</numerusform>
            <numerusform>{number:count club}</numerusform>
            <numerusform>{number:count club}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} designs of cards</source>
        <oldsource>{number} card designs</oldsource>
        <translation>
            <numerusform>{number:count dearadh} cártaí</numerusform>
            <numerusform>{number:count dearadh} cártaí</numerusform>
            <numerusform>{number:count dearadh} cártaí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} evenings</source>
        <translation>
            <numerusform>{number:count oíche}</numerusform>
            <numerusform>{number:count oíche}</numerusform>
            <numerusform>{number:count oíche}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} files that were merged</source>
        <translation>
            <numerusform>{number:count comhad} a cumascadh</numerusform>
            <numerusform>{number:count comhad} a cumascadh</numerusform>
            <numerusform>{number:count comhad} a cumascadh</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} games</source>
        <translation>
            <numerusform>{number:count cluiche}</numerusform>
            <numerusform>{number:count cluiche}</numerusform>
            <numerusform>{number:count cluiche}</numerusform>
        </translation>
    </message>
    <message>
        <source>{path} cannot be taken over ({reason}). Nothing has changed.</source>
        <translation>Ní féidir {path} a ghlacadh ({reason}). Níor athraigh rud ar bith.</translation>
    </message>
    <message>
        <source>{path} cannot be taken over: it is damaged, or not a file of this kind ({reason}). Nothing has changed.</source>
        <translation>Ní féidir {path} a ghlacadh: tá damáiste déanta dó, nó ní comhad den chineál seo é ({reason}). Níor athraigh rud ar bith.</translation>
    </message>
    <message>
        <source>{path} cannot be taken over: it needs the later version of Twenty-Five that has written it. Nothing has changed.</source>
        <translation>Ní féidir {path} a ghlacadh: tá an leagan níos déanaí de Cúig Fichead a scríobh é ag teastáil. Níor athraigh rud ar bith.</translation>
    </message>
</context>
<context>
    <name>name form</name>
    <message numerus="yes">
        <source>A name can have at most {most} letters.</source>
        <translation>
            <numerusform>Ní féidir níos mó ná {most:count litir} a bheith in ainm.</numerusform>
            <numerusform>Ní féidir níos mó ná {most:count litir} a bheith in ainm.</numerusform>
            <numerusform>Ní féidir níos mó ná {most:count litir} a bheith in ainm.</numerusform>
        </translation>
    </message>
    <message>
        <source>A name cannot contain line breaks or control characters.</source>
        <translation>Ní féidir briseadh líne ná carachtar rialúcháin a bheith in ainm.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cuir ar ceal</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Cuir isteach ainm.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sábháil</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>Clubs</source>
        <translation>Triufanna</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Muileataí</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Hairt</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Jóicéir</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Spéireataí</translation>
    </message>
    <message>
        <source>a club</source>
        <translation>triuf</translation>
    </message>
    <message>
        <source>a diamond</source>
        <translation>muileata</translation>
    </message>
    <message>
        <source>a heart</source>
        <translation>hart</translation>
    </message>
    <message>
        <source>a spade</source>
        <translation>spéireata</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>aon</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>triufanna</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>muileataí</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hairt</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>cuireata</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>jóicéir</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rí</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>banríon</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>spéireataí</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>an jóicéir</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <translation>{rank:word} {suit:gen}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} agus {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} nó {last}</translation>
    </message>
    <message>
        <source>{first}; {last}</source>
        <translation>{first}; {last}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank:word} {suit:gen}</translation>
    </message>
    <message>
        <source>{what}: {detail}</source>
        <translation>{what}: {detail}</translation>
    </message>
</context>
<context>
    <name>network</name>
    <message>
        <source>A code has four letters or digits, such as 7K3Q.</source>
        <translation>Ceithre chomhartha a bhíonn i gcód, litreacha agus figiúirí, mar 7K3Q.</translation>
    </message>
    <message>
        <source>A seat is free, but nobody else is being let in.</source>
        <translation>Tá suíochán saor, ach ní ligtear aon duine eile isteach.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Seoladh</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Aontaigh</translation>
    </message>
    <message>
        <source>Allow Twenty-Five under System Settings, Privacy &amp; Security, Local Network, and in the firewall.</source>
        <translatorcomment>terms: settings</translatorcomment>
        <translation>Ceadaigh Twenty-Five faoi System Settings, Privacy &amp; Security, Local Network, agus sa bhalla dóiteáin.</translation>
    </message>
    <message>
        <source>Another address</source>
        <translation>Seoladh eile</translation>
    </message>
    <message numerus="yes">
        <source>Asleep: the computer plays after {number} seconds</source>
        <translation>
            <numerusform>Ina chodladh: imríonn an ríomhaire tar éis {number:count soicind}</numerusform>
            <numerusform>Ina chodladh: imríonn an ríomhaire tar éis {number:count soicind}</numerusform>
            <numerusform>Ina chodladh: imríonn an ríomhaire tar éis {number:count soicind}</numerusform>
        </translation>
    </message>
    <message>
        <source>Asleep: wait for ever</source>
        <translation>Ina chodladh: fan go deo</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>Ag an tábla seo</translation>
    </message>
    <message>
        <source>At {host} the host begins the next game. Leave the table to play another.</source>
        <translation>Ag {host} is é an t-óstach a thosaíonn an chéad chluiche eile. Fág an tábla chun cluiche eile a imirt.</translation>
    </message>
    <message numerus="yes">
        <source>Awake: the computer plays after {number} seconds</source>
        <translation>
            <numerusform>Ina dhúiseacht: imríonn an ríomhaire tar éis {number:count soicind}</numerusform>
            <numerusform>Ina dhúiseacht: imríonn an ríomhaire tar éis {number:count soicind}</numerusform>
            <numerusform>Ina dhúiseacht: imríonn an ríomhaire tar éis {number:count soicind}</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Ar ais chuig an gcluiche</translation>
    </message>
    <message>
        <source>Back to {host}</source>
        <translation>Ar ais chuig {host}</translation>
    </message>
    <message>
        <source>Cable ({interface})</source>
        <translation>Cábla ({interface})</translation>
    </message>
    <message>
        <source>Cards may be taken back if all agree</source>
        <translation>Is féidir cárta a thógáil ar ais má aontaíonn cách</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Cód</translation>
    </message>
    <message>
        <source>Every seat is taken. You can watch.</source>
        <translation>Tá gach suíochán tógtha. Is féidir leat breathnú ar an imirt.</translation>
    </message>
    <message>
        <source>Everybody is here.</source>
        <translation>Tá cách anseo.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Lean ar aghaidh</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Aoi</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Aíonna</translation>
    </message>
    <message>
        <source>I am back</source>
        <translation>Tá mé ar ais</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Is mise {name}</translation>
    </message>
    <message>
        <source>If Windows asked and the answer was no, allow Twenty-Five for private networks under Windows Security, Firewall &amp; network protection, Allow an app through firewall.</source>
        <translation>Má chuir Windows an cheist ort agus má dhiúltaigh tú, ceadaigh Twenty-Five do líonraí príobháideacha faoi Windows Security, Firewall &amp; network protection, Allow an app through firewall.</translation>
    </message>
    <message>
        <source>If this computer has a firewall, open port 25525 in it.</source>
        <translation>Má tá balla dóiteáin ar an ríomhaire seo, oscail port 25525 ann.</translation>
    </message>
    <message>
        <source>Join a game on this network</source>
        <translation>Téigh isteach i gcluiche ar an líonra seo</translation>
    </message>
    <message>
        <source>Leave it so</source>
        <translation>Fág mar sin é</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Lig isteach</translation>
    </message>
    <message>
        <source>Look for the table</source>
        <translation>Cuardaigh an tábla</translation>
    </message>
    <message>
        <source>On the other computer, choose “New game”, set your seat to “Another screen”, and open the table; or share an evening of the same cards on its plan. Then choose it here if it is listed, or type the address and the code that are shown there.</source>
        <translation>Ar an ríomhaire eile, roghnaigh “Cluiche nua”, cuir do shuíochán ar “Scáileán eile”, agus oscail an tábla; nó comhroinn oíche na gcártaí céanna ar a plean. Ansin roghnaigh anseo é má tá sé ar an liosta, nó clóscríobh an seoladh agus an cód a thaispeántar ann.</translation>
    </message>
    <message>
        <source>QR code for phones. Address {address}.</source>
        <translation>Cód QR d’fhóin. Seoladh {address}.</translation>
    </message>
    <message>
        <source>That is not the code of this table. Look at the host’s screen.</source>
        <translation>Ní hé sin cód an tábla seo. Féach ar scáileán an óstaigh.</translation>
    </message>
    <message>
        <source>The host lets nobody else in just now. Ask the host.</source>
        <translation>Ní ligeann an t-óstach aon duine eile isteach faoi láthair. Fiafraigh den óstach.</translation>
    </message>
    <message>
        <source>Too many wrong codes were typed at this table, so it takes none any more. Ask the host for a new code.</source>
        <translation>Clóscríobhadh an iomarca cód mícheart ag an tábla seo, mar sin ní ghlacann sé le cód ar bith a thuilleadh. Iarr cód nua ar an óstach.</translation>
    </message>
    <message>
        <source>Too many wrong codes were typed, so no code is taken any more.</source>
        <translation>Clóscríobhadh an iomarca cód mícheart, mar sin ní ghlactar le cód ar bith a thuilleadh.</translation>
    </message>
    <message>
        <source>Too many wrong codes were typed, so no code is taken any more. The QR code still works. Choose “New code” to let people type one again.</source>
        <translation>Clóscríobhadh an iomarca cód mícheart, mar sin ní ghlactar le cód ar bith a thuilleadh. Oibríonn an cód QR fós. Roghnaigh “Cód nua” chun go bhféadfaidh daoine ceann a chlóscríobh arís.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Breathnaigh</translation>
    </message>
    <message>
        <source>Looking for tables on this network.</source>
        <translation>Táblaí á gcuardach ar an líonra seo.</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>An tábla á chuardach…</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Cód nua</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Diúltaigh</translation>
    </message>
    <message>
        <source>No phone has reached this computer yet. Are both on the same Wi-Fi, not a guest network? Some networks keep devices apart; a phone’s hotspot never does.</source>
        <translation>Níor shroich aon fón an ríomhaire seo fós. An bhfuil an dá cheann ar an Wi-Fi céanna, agus gan iad ar líonra aíonna? Scarann líonraí áirithe gléasanna ó chéile; ní dhéanann ball te fóin é sin riamh.</translation>
    </message>
    <message>
        <source>No seat is free.</source>
        <translation>Níl aon suíochán saor.</translation>
    </message>
    <message>
        <source>No table was found. Ask for the address and the code that the host’s screen shows.</source>
        <translation>Níor aimsíodh aon tábla. Iarr an seoladh agus an cód atá ar scáileán an óstaigh.</translation>
    </message>
    <message>
        <source>Nobody answers there yet. Check the address. Are both computers on the same network, and is the table open?</source>
        <translation>Níl freagra ansin fós. Seiceáil an seoladh. An bhfuil an dá ríomhaire ar an líonra céanna, agus an bhfuil an tábla oscailte?</translation>
    </message>
    <message>
        <source>Nobody on this network can listen in, or change what is sent.</source>
        <translation>Ní féidir le duine ar bith ar an líonra seo cúléisteacht, ná an méid a sheoltar a athrú.</translation>
    </message>
    <message>
        <source>Not everybody agreed, so the game goes on.</source>
        <translation>Níor aontaigh cách, mar sin leantar den chluiche.</translation>
    </message>
    <message>
        <source>On other screens</source>
        <translation>Ar scáileáin eile</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Nóiméad amháin</translation>
    </message>
    <message>
        <source>One seat still free: the computer plays there until somebody comes.</source>
        <translation>Suíochán amháin saor fós: imríonn an ríomhaire ann go dtí go dtagann duine.</translation>
    </message>
    <message>
        <source>One table was found.</source>
        <translation>Aimsíodh tábla amháin.</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Oscail an tábla</translation>
    </message>
    <message>
        <source>Opening the table…</source>
        <translation>An tábla á oscailt…</translation>
    </message>
    <message>
        <source>Phones may ask for a hint</source>
        <translation>Leideanna ar fáil ar na fóin</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Imir anois</translation>
    </message>
    <message>
        <source>QR code for phones. Address {address}, code {code}.</source>
        <translation>Cód QR do na fóin. Seoladh {address}, cód {code}.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Bain amach</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Bain {name} amach</translation>
    </message>
    <message>
        <source>That seat is taken. Choose another.</source>
        <translation>Tá an suíochán sin tógtha. Roghnaigh ceann eile.</translation>
    </message>
    <message>
        <source>The host can begin another game. Stay at the table to play it.</source>
        <translation>Is féidir leis an óstach cluiche eile a thosú. Fan ag an tábla chun é a imirt.</translation>
    </message>
    <message>
        <source>The host has been asked to let you in.</source>
        <translation>Iarradh ar an óstach thú a ligean isteach.</translation>
    </message>
    <message>
        <source>The host has closed the table. The game is saved, and goes on here when the host opens the table again.</source>
        <translation>Dhún an t-óstach an tábla. Tá an cluiche sábháilte, agus leanfar de anseo nuair a osclóidh an t-óstach an tábla arís.</translation>
    </message>
    <message>
        <source>The host has ended the connection, as too much was sent at once. Join again.</source>
        <translation>Chuir an t-óstach deireadh leis an nasc, mar gur seoladh an iomarca in éineacht. Téigh isteach arís.</translation>
    </message>
    <message>
        <source>The host has said no. You can choose another seat, or watch.</source>
        <translation>Dhiúltaigh an t-óstach. Is féidir leat suíochán eile a roghnú, nó breathnú ar an imirt.</translation>
    </message>
    <message>
        <source>The host has removed you from the table.</source>
        <translation>Bhain an t-óstach den tábla thú.</translation>
    </message>
    <message>
        <source>The other computer has another version of this program. Install the same version on both.</source>
        <translation>Tá leagan eile den chlár seo ar an ríomhaire eile. Suiteáil an leagan céanna ar an dá cheann.</translation>
    </message>
    <message>
        <source>The other computer has the newer version {host}, and this one {own}. Install {host} here.</source>
        <translation>Tá an leagan níos nuaí {host} ar an ríomhaire eile, agus {own} ar an gceann seo. Suiteáil {host} anseo.</translation>
    </message>
    <message>
        <source>The other computer has the older version {host}, and this one {own}. Install {own} there.</source>
        <translation>Tá an leagan níos sine {host} ar an ríomhaire eile, agus {own} ar an gceann seo. Suiteáil {own} ansin.</translation>
    </message>
    <message>
        <source>The others have said no twice in this deal. Ask again in the next.</source>
        <translation>Dhiúltaigh na himreoirí eile faoi dhó sa roinnt seo. Iarr arís sa chéad cheann eile.</translation>
    </message>
    <message>
        <source>The seat of {name}</source>
        <translation>Suíochán {name:len}</translation>
    </message>
    <message>
        <source>The table could not be opened ({reason}). Close other programs, and open it again.</source>
        <translation>Níorbh fhéidir an tábla a oscailt ({reason}). Dún cláir eile, agus oscail arís é.</translation>
    </message>
    <message>
        <source>The table is open</source>
        <translation>Tá an tábla oscailte</translation>
    </message>
    <message>
        <source>This table plays without hints.</source>
        <translation>Imrítear gan leideanna ag an tábla seo.</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Cúig {number}</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Fan</translation>
    </message>
    <message>
        <source>Waiting for you and {names}.</source>
        <translation>Níl tú féin réidh fós, ná {names} ach oiread.</translation>
    </message>
    <message>
        <source>Waiting for you.</source>
        <translation>Níl tú réidh fós.</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>Níl {names} réidh fós.</translation>
    </message>
    <message>
        <source>Wi-Fi ({interface})</source>
        <translation>Wi-Fi ({interface})</translation>
    </message>
    <message>
        <source>You are back at the table.</source>
        <translation>Tá tú ar ais ag an tábla.</translation>
    </message>
    <message>
        <source>You have a seat. The game begins when the host starts it.</source>
        <translation>Tá suíochán agat. Tosóidh an cluiche nuair a chuirfidh an t-óstach tús leis.</translation>
    </message>
    <message>
        <source>You are watching. The game begins when the host starts it.</source>
        <translation>Tá tú ag breathnú ar an imirt. Tosóidh an cluiche nuair a chuirfidh an t-óstach tús leis.</translation>
    </message>
    <message>
        <source>You are playing on another screen now.</source>
        <translation>Tá tú ag imirt ar scáileán eile anois.</translation>
    </message>
    <message>
        <source>You sit this game out. You take the loser’s chair in the next.</source>
        <translation>Ní bheidh tú ag imirt sa chluiche seo. Glacfaidh tú áit an té a chaillfidh é sa chéad cheann eile.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>D’ainm</translation>
    </message>
    <message>
        <source>Your seat at another table cannot be read ({reason}). Join again with the code.</source>
        <translation>Ní féidir do shuíochán ag tábla eile a léamh ({reason}). Téigh isteach arís leis an gcód.</translation>
    </message>
    <message>
        <source>Your seat at another table cannot be read ({reason}). Join again with the code; the file is kept as {kept}.</source>
        <translation>Ní féidir do shuíochán ag tábla eile a léamh ({reason}). Téigh isteach arís leis an gcód; coinníodh an comhad mar {kept}.</translation>
    </message>
    <message>
        <source>A phone has opened the page but got no further. Reload the page on the phone.</source>
        <translation>D’oscail fón an leathanach ach níor éirigh leis dul níos faide. Athlódáil an leathanach ar an bhfón.</translation>
    </message>
    <message>
        <source>At {host} others play on their own screens. So there are no open hands, no going back to a move, no skipping, and no asking what another player would do.</source>
        <translation>Ag {host} tá daoine eile ag imirt ar a scáileáin féin. Mar sin níl lámha oscailte ann, ná dul siar go beart, ná scipeáil, ná fiafraí cad a dhéanfadh imreoir eile.</translation>
    </message>
    <message>
        <source>Awake: no time limit</source>
        <translation>Ina dhúiseacht: gan teorainn ama</translation>
    </message>
    <message>
        <source>Everybody agreed. It is taken back: choose again.</source>
        <translation>D’aontaigh cách. Tá sé tógtha ar ais: roghnaigh arís.</translation>
    </message>
    <message>
        <source>I am {name}: back to {host}</source>
        <translation>Is mise {name}: ar ais go {host}</translation>
    </message>
    <message>
        <source>If a phone is asleep</source>
        <translation>Má tá fón ina chodladh</translation>
    </message>
    <message>
        <source>If somebody takes long</source>
        <translation>Má mhoillíonn duine</translation>
    </message>
    <message>
        <source>If you take any longer, the computer will play for you.</source>
        <translation>Má mhoillíonn tú a thuilleadh, imreoidh an ríomhaire ar do shon.</translation>
    </message>
    <message>
        <source>Let nobody else in</source>
        <translation>Ná lig aon duine eile isteach</translation>
    </message>
    <message>
        <source>Let others in</source>
        <translation>Lig daoine eile isteach</translation>
    </message>
    <message>
        <source>Nobody can listen in. But the people who run this network could deceive a phone: play on a network you trust.</source>
        <translation>Ní féidir le duine ar bith cúléisteacht. Ach d’fhéadfadh lucht stiúrtha an líonra seo dallamullóg a chur ar fhón: imir ar líonra a bhfuil muinín agat as.</translation>
    </message>
    <message>
        <source>Nobody else is let in. Players who have a seat may come back.</source>
        <translation>Ní ligtear aon duine eile isteach. Tá cead ag imreoirí a bhfuil suíochán acu filleadh.</translation>
    </message>
    <message>
        <source>Scan this with a phone on the same Wi-Fi, or type this into its browser, or into Join a game at another computer:</source>
        <translation>Scan é seo le fón ar an Wi-Fi céanna, nó clóscríobh é seo ina bhrabhsálaí, nó faoi “Téigh i gcluiche” ar ríomhaire eile:</translation>
    </message>
    <message>
        <source>Somebody has typed a wrong code. The code is {code}.</source>
        <translation>Chlóscríobh duine cód mícheart. Is é {code} an cód.</translation>
    </message>
    <message>
        <source>That is not an address on a home network. Such an address looks like 192.168.1.23:25525.</source>
        <translation>Ní seoladh ar líonra baile é sin. Bíonn seoladh mar sin cosúil le 192.168.1.23:25525.</translation>
    </message>
    <message>
        <source>The computer has played for you. Go on from here.</source>
        <translation>D’imir an ríomhaire ar do shon. Lean ort ón áit seo.</translation>
    </message>
    <message>
        <source>The host plays another game now, in which you have no seat.</source>
        <translation>Tá cluiche eile á imirt ag an óstach anois, agus níl suíochán agat ann.</translation>
    </message>
    <message>
        <source>The others are being asked whether you may take that back.</source>
        <translation>Táthar ag fiafraí de na himreoirí eile an bhfuil cead agat é sin a thógáil ar ais.</translation>
    </message>
    <message>
        <source>The phones at this table cannot be remembered in {place} ({reason}). If the program ends, they must join again.</source>
        <translation>Ní féidir fóin an tábla seo a choinneáil ag {place} ({reason}). Má stopann an clár, caithfidh siad dul isteach arís.</translation>
    </message>
    <message>
        <source>The table cannot be reached. The game goes on here as soon as it is found again.</source>
        <translation>Ní féidir an tábla a shroicheadh. Leanfar den chluiche anseo a luaithe a aimseofar arís é.</translation>
    </message>
    <message>
        <source>The table did not stay open. Close it and open it again.</source>
        <translation>Ní fhanann an tábla oscailte. Dún é agus oscail arís é.</translation>
    </message>
    <message>
        <source>The table is full, and nobody else can watch.</source>
        <translation>Tá an tábla lán, agus ní féidir le duine ar bith eile breathnú ar an imirt.</translation>
    </message>
    <message>
        <source>This computer is not on a home network. Connect it to the Wi-Fi that the others use.</source>
        <translation>Níl an ríomhaire seo ar líonra baile. Ceangail é leis an Wi-Fi a úsáideann na daoine eile.</translation>
    </message>
    <message>
        <source>You are back at the table. The computer has played for you in the meantime.</source>
        <translation>Tá tú ar ais ag an tábla. Idir an dá linn d’imir an ríomhaire ar do shon.</translation>
    </message>
    <message>
        <source>You are taking a break, and the computer plays for you.</source>
        <translation>Tá tú ar sos, agus tá an ríomhaire ag imirt ar do shon.</translation>
    </message>
    <message>
        <source>You have nothing to take back.</source>
        <translation>Níl aon rud agat le tógáil ar ais.</translation>
    </message>
    <message>
        <source>You have typed five wrong codes. Wait a minute, then try again.</source>
        <translation>Chlóscríobh tú cúig chód mhíchearta. Fan nóiméad, ansin triail arís.</translation>
    </message>
    <message>
        <source>Your seat at this table cannot be remembered in {place} ({reason}). If the program ends, join again with the code.</source>
        <translation>Ní féidir do shuíochán ag an tábla seo a choinneáil ag {place} ({reason}). Má stopann an clár, téigh isteach arís leis an gcód.</translation>
    </message>
    <message>
        <source>Your seat at this table is gone. Join again with the code.</source>
        <translation>Tá do shuíochán ag an tábla seo imithe. Téigh isteach arís leis an gcód.</translation>
    </message>
    <message>
        <source>Your seat at {host} is gone. Join again with the code.</source>
        <translation>Níl do shuíochán ag {host} agat a thuilleadh. Téigh isteach arís leis an gcód.</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>ina chodladh</translation>
    </message>
    <message>
        <source>at the computer</source>
        <translation>ag an ríomhaire</translation>
    </message>
    <message>
        <source>code {code}</source>
        <translation>cód {code}</translation>
    </message>
    <message>
        <source>computer player</source>
        <translation>imreoir ríomhaire</translation>
    </message>
    <message>
        <source>computer playing</source>
        <translation>ríomhaire ag imirt</translation>
    </message>
    <message>
        <source>free</source>
        <translation>saor</translation>
    </message>
    <message>
        <source>free: the computer plays</source>
        <translation>saor: imríonn an ríomhaire</translation>
    </message>
    <message>
        <source>on a break: the computer plays</source>
        <translation>ar sos: imríonn an ríomhaire</translation>
    </message>
    <message>
        <source>played by {name}</source>
        <translation>á imirt ag {name}</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>réidh</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>an tábla</translation>
    </message>
    <message>
        <source>the table at {computer}</source>
        <translation>an tábla ag {computer}</translation>
    </message>
    <message>
        <source>turned up</source>
        <translation>iompaithe</translation>
    </message>
    <message>
        <source>you took it</source>
        <translation>thóg tú é</translation>
    </message>
    <message>
        <source>{game} · another version of Twenty-Five</source>
        <translation>{game} · leagan eile den chlár</translation>
    </message>
    <message>
        <source>{game} · no free seat</source>
        <translation>{game} · gan suíochán saor</translation>
    </message>
    <message>
        <source>{game} · one free seat</source>
        <translation>{game} · suíochán amháin saor</translation>
    </message>
    <message numerus="yes">
        <source>{game} · {number} free seats</source>
        <translation>
            <numerusform>{game} · {number:count suíochán} saor</numerusform>
            <numerusform>{game} · {number:count suíochán} shaora</numerusform>
            <numerusform>{game} · {number:count suíochán} shaora</numerusform>
        </translation>
    </message>
    <message>
        <source>{host}: {game}. Choose a seat.</source>
        <translation>{host}: {game}. Roghnaigh suíochán.</translation>
    </message>
    <message>
        <source>{evening}. Who are you?</source>
        <translation>{evening}. Cé thusa?</translation>
    </message>
    <message>
        <source>{names}’s table</source>
        <translation>tábla {names:len}</translation>
    </message>
    <message>
        <source>{name} has joined.</source>
        <translation>Tháinig {name} isteach.</translation>
    </message>
    <message>
        <source>{name} would like to come back.</source>
        <translation>Ba mhaith le {name:h} filleadh.</translation>
    </message>
    <message>
        <source>{name} has left.</source>
        <translation>D’imigh {name}.</translation>
    </message>
    <message>
        <source>{name} has paused the game.</source>
        <translation>Chuir {name} an cluiche ar sos.</translation>
    </message>
    <message>
        <source>{name}’s device is asleep. The computer will play.</source>
        <translation>Tá gléas {name:len} ina chodladh. Imreoidh an ríomhaire.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>Tá {name} ar ais.</translation>
    </message>
    <message>
        <source>{name} is taking a break: the computer plays.</source>
        <translation>Tá {name} ar sos: imríonn an ríomhaire.</translation>
    </message>
    <message>
        <source>{name} is still thinking. The computer will play.</source>
        <translation>Tá {name} ag smaoineamh. Imreoidh an ríomhaire.</translation>
    </message>
    <message>
        <source>{name} took it</source>
        <translation>thóg {name} é</translation>
    </message>
    <message>
        <source>{name} would like to take this back: {move}. Do you agree?</source>
        <translation>Ba mhaith le {name:h} é seo a thógáil ar ais: {move}. An aontaíonn tú?</translation>
    </message>
    <message>
        <source>{name} would like to take {player}’s seat.</source>
        <translation>Ba mhaith le {name:h} suíochán {player:len} a ghlacadh.</translation>
    </message>
    <message>
        <source>{name} · another computer</source>
        <translation>{name} · ríomhaire eile</translation>
    </message>
    <message>
        <source>{name} · phone</source>
        <translation>{name} · fón</translation>
    </message>
    <message>
        <source>{name}’s computer cannot be reached.</source>
        <translation>Ní féidir ríomhaire {name:len} a shroicheadh.</translation>
    </message>
    <message>
        <source>{name}’s phone is asleep.</source>
        <translation>Tá fón {name:len} ina chodladh.</translation>
    </message>
    <message>
        <source>{number} s</source>
        <comment>seconds</comment>
        <translation>{number} s</translation>
    </message>
    <message numerus="yes">
        <source>{number} seats still free: the computer plays there until somebody comes.</source>
        <translation>
            <numerusform>{number:count suíochán} saor fós: imríonn an ríomhaire ann go dtí go dtagann duine.</numerusform>
            <numerusform>{number:count suíochán} saor fós: imríonn an ríomhaire iontu go dtí go dtagann duine.</numerusform>
            <numerusform>{number:count suíochán} saor fós: imríonn an ríomhaire iontu go dtí go dtagann duine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} tables were found.</source>
        <translation>
            <numerusform>Aimsíodh {number:count tábla}.</numerusform>
            <numerusform>Aimsíodh {number:count tábla}.</numerusform>
            <numerusform>Aimsíodh {number:count tábla}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} are trumps</source>
        <translation>{suit} an mámh</translation>
    </message>
</context>
<context>
    <name>new game</name>
    <message>
        <source>Who plays with whom</source>
        <translation>Cé a imríonn le chéile</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>Mo rialacha</translation>
    </message>
    <message>
        <source>Again as last time</source>
        <translation>Arís mar a bhí an uair dheireanach</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Cluiche</translation>
    </message>
    <message>
        <source>Hands at the table: {number}</source>
        <translation>Lámha ag an tábla: {number}</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Rialacha tí</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Cluiche nua</translation>
    </message>
    <message>
        <source>No game has that name.</source>
        <translation>Níl an t-ainm sin ar aon chluiche.</translation>
    </message>
    <message>
        <source>Played before</source>
        <translation>Imeartha cheana</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Imreoirí</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Cuardaigh na cluichí</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Taispeáin gach cluiche</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Tosaigh an cluiche</translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation>Na gnáthrialacha</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>gnách</translation>
    </message>
    <message numerus="yes">
        <source>{game}, {players} players</source>
        <translation>
            <numerusform>{game}, {players:people} imreoirí</numerusform>
            <numerusform>{game}, {players:people} imreoirí</numerusform>
            <numerusform>{game}, {players:people} imreoirí</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, {sides}</source>
        <translation>{game}, {sides}</translation>
    </message>
    <message>
        <source>{name} and one computer player, {level}</source>
        <translation>{name} agus imreoir ríomhaire amháin, {level}</translation>
    </message>
    <message numerus="yes">
        <source>{name} and {number} computer players, {level}</source>
        <translation>
            <numerusform>{name} agus {number:people} imreoirí ríomhaire, {level}</numerusform>
            <numerusform>{name} agus {number:people} imreoirí ríomhaire, {level}</numerusform>
            <numerusform>{name} agus {number:people} imreoirí ríomhaire, {level}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{persons} people and one computer player, {level}</source>
        <translation>
            <numerusform>Daoine: {persons:people}, agus imreoir ríomhaire amháin, {level}</numerusform>
            <numerusform>Daoine: {persons:people}, agus imreoir ríomhaire amháin, {level}</numerusform>
            <numerusform>Daoine: {persons:people}, agus imreoir ríomhaire amháin, {level}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{persons} people and {number} computer players, {level}</source>
        <translation>
            <numerusform>Daoine: {persons:people}, agus {number:people} imreoirí ríomhaire, {level}</numerusform>
            <numerusform>Daoine: {persons:people}, agus {number:people} imreoirí ríomhaire, {level}</numerusform>
            <numerusform>Daoine: {persons:people}, agus {number:people} imreoirí ríomhaire, {level}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} people at the table</source>
        <translation>
            <numerusform>{players:people} ag an tábla</numerusform>
            <numerusform>{players:people} ag an tábla</numerusform>
            <numerusform>{players:people} ag an tábla</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>notice</name>
    <message>
        <source>Notice above the page</source>
        <translation>Fógra os cionn an leathanaigh</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Sábháil in áit eile…</translation>
    </message>
</context>
<context>
    <name>numbers</name>
    <message>
        <source>{name}: less</source>
        <translation>{name}: níos lú</translation>
    </message>
    <message>
        <source>{name}: more</source>
        <translation>{name}: níos mó</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>{value} is the least.</source>
        <translation>Is é {value} an t-íosmhéid.</translation>
    </message>
    <message>
        <source>{value} is the most.</source>
        <translation>Is é {value} an t-uasmhéid.</translation>
    </message>
</context>
<context>
    <name>old games</name>
    <message>
        <source>All other rules are today’s. Five points a trick and 25 for the game were kept.</source>
        <translation>Tá na rialacha eile go léir de réir an lae inniu. Coinníodh cúig phointe ar gach cúig agus 25 chun an cluiche a bhuachan.</translation>
    </message>
    <message>
        <source>Cotton knows it for two players only. The play here is Heather’s, of 1876, and counting whole deals is our choice.</source>
        <translatorcomment>terms: player</translatorcomment>
        <translation>Ní luann Cotton ach cluiche do bheirt. Imirt Heather, 1876, atá anseo, agus is é ár rogha féin rannta iomlána a chomhaireamh.</translation>
    </message>
    <message>
        <source>Little is known.</source>
        <comment>the rules of a game</comment>
        <translation>Is beag atá ar eolas.</translation>
    </message>
    <message>
        <source>Little is known: Dawson’s Hoyle names it, and has A♥ second best.</source>
        <translation>Is beag atá ar eolas: luann Hoyle le Dawson é, agus is é an A♥ an dara ceann is fearr ann.</translation>
    </message>
    <message>
        <source>Little is known: Wikipedia names hands of six and of nine cards, and nothing else.</source>
        <translation>Is beag atá ar eolas: luann an Vicipéid lámha sé chárta agus naoi gcárta, agus sin a bhfuil.</translation>
    </message>
    <message>
        <source>Heather has the cards cut for the first deal. Here you choose the first dealer.</source>
        <translation>De réir Heather gearrtar na cártaí don chéad roinnt. Anseo is tusa a roghnaíonn an chéad roinnteoir.</translation>
    </message>
    <message>
        <source>Hardly known: Pagat names it beside 25 and 45; in Irish it is aon is tríocha.</source>
        <translation>Is beag atá ar eolas: luann Pagat é in éineacht le 25 agus 45; “aon is tríocha” a thugtar air i nGaeilge.</translation>
    </message>
    <message>
        <source>How a card was vied, 5 for most tricks and 10 for all, and 27 for the game are our choice. What the asked card, the livings and the helps were is not known, so they are left out.</source>
        <translation>Is é ár rogha féin conas a tugadh dúshlán cárta, 5 ar fhormhór na gcúigeanna agus 10 orthu go léir, agus 27 chun an cluiche a bhuachan. Ní fios cad ab iad “asked card”, “livings” agus “helps”, agus mar sin fágadh ar lár iad.</translation>
    </message>
    <message>
        <source>Little is known: a page on Newfoundland names “call-for-your-partner”, and nothing else.</source>
        <translatorcomment>terms: partner</translatorcomment>
        <translation>Is beag atá ar eolas: luann leathanach faoi Thalamh an Éisc “call-for-your-partner”, agus sin a bhfuil.</translation>
    </message>
    <message>
        <source>Little is known: a page on the Atlantic provinces names a blind dummy, and nothing else.</source>
        <translation>Is beag atá ar eolas: luann leathanach faoi chúigí an Atlantaigh caochlámh, agus sin a bhfuil.</translation>
    </message>
    <message>
        <source>No source says how it is counted. That a trick scores 5 and the highest trump 6 is our reading: all five tricks and that trump then make 31. All other rules are those of Twenty-Five today. If you know it otherwise, change the rules, and save them as yours.</source>
        <translatorcomment>terms: score</translatorcomment>
        <translation>Ní deir aon fhoinse conas a áirítear é. Is é ár léamh féin é gur fiú 5 gach cúig agus 6 an mámh is airde: 31 a dhéanann na cúig chúig agus an mámh sin ansin. Rialacha Chúig Fichead an lae inniu atá sa chuid eile. Má tá a mhalairt ar eolas agat, athraigh na rialacha, agus sábháil mar do chuid féin iad.</translation>
    </message>
    <message>
        <source>Partly known.</source>
        <comment>the rules of a game</comment>
        <translation>Eolas páirteach.</translation>
    </message>
    <message>
        <source>Partly known: Cotton wrote down the order of its trumps in 1674.</source>
        <translation>Eolas páirteach: scríobh Cotton síos ord na máite in 1674.</translation>
    </message>
    <message>
        <source>Partly known: Wikipedia’s Forty-Five in its first years, and 52pickup.net after it.</source>
        <translation>Eolas páirteach: Cúig is Daichead sa Vicipéid ina céad bhlianta, agus 52pickup.net ina diaidh.</translation>
    </message>
    <message>
        <source>Partly known: Wikipedia’s Forty-fives tells how the halls play an evening.</source>
        <translation>Eolas páirteach: insíonn Forty-fives na Vicipéide conas a imrítear oíche sna hallaí.</translation>
    </message>
    <message>
        <source>Partly known: one program for the game to 125. Others in Nova Scotia play to 120.</source>
        <translation>Eolas páirteach: clár ríomhaire amháin don chluiche go 125. Imríonn daoine eile in Albain Nua go 120.</translation>
    </message>
    <message>
        <source>Partly known: one program, made on the island, for its most common rules.</source>
        <translation>Eolas páirteach: clár ríomhaire amháin, a rinneadh ar an oileán, do na rialacha is coitianta ann.</translation>
    </message>
    <message>
        <source>Partly known: rules by Paul Rice of Newfoundland, and a program after them. Houses differ.</source>
        <translation>Eolas páirteach: rialacha le Paul Rice as Talamh an Éisc, agus clár ríomhaire dá réir. Bíonn a nós féin ag gach teach.</translation>
    </message>
    <message>
        <source>Partly known: the Irish Quarterly Review of 1858, as Wikipedia reports it.</source>
        <translation>Eolas páirteach: an Irish Quarterly Review, 1858, de réir na Vicipéide.</translation>
    </message>
    <message>
        <source>Paul Rice bids 20, 25 and 30, and 30 scores 60. The bids of 15 and 60 come from Wikipedia’s Forty-fives. The program’s rule is that those who did not bid cannot win. What happens when all pass is our choice.</source>
        <translation>20, 25 agus 30 na tairiscintí atá ag Paul Rice, agus scór 60 ar 30. Is as Forty-fives sa Vicipéid na tairiscintí 15 agus 60. Riail de chuid an chláir sin is ea nach féidir leis na daoine nár thairg buachan. Is é ár rogha féin a dtarlaíonn nuair a deir cách pas.</translation>
    </message>
    <message>
        <source>Reconstructed.</source>
        <comment>the rules of a game</comment>
        <translation>Athchruthaithe.</translation>
    </message>
    <message>
        <source>Reconstructed: the Groom-porter’s laws of about 1580 tell only the odd cases.</source>
        <translation>Athchruthaithe: ní insíonn dlíthe an Groom-porter, timpeall 1580, ach na cásanna neamhghnácha.</translation>
    </message>
    <message>
        <source>That a trump is called for, after the draw and in secret, and that both score what they take together, is our choice. All other rules are those of Growl.</source>
        <translation>Is é ár rogha féin é go nglaoitear ar mhámh, i ndiaidh an tarraingthe agus faoi rún, agus go scórálann an bheirt a mbaineann siad le chéile. Rialacha Growl atá sa chuid eile.</translation>
    </message>
    <message>
        <source>That its top card is turned whatever it is, and that it leads after a trick that it wins, is our choice. The game to 120 with a card turned up is that of Wikipedia’s Forty-fives.</source>
        <translation>Is é ár rogha féin é go n-iompaítear a cárta uachtair cibé cárta é, agus go dtosaíonn sí i ndiaidh cúig a bhaineann sí. Is é an cluiche go 120 le cárta iompaithe atá in Forty-fives na Vicipéide.</translation>
    </message>
    <message>
        <source>The Review puts A♥ second, after the five. Where the jack comes is not said, so it is third here. The play is Heather’s, of 1876, the nearest in time.</source>
        <translation>Cuireann an Review an A♥ sa dara háit, i ndiaidh an chíoná. Ní deirtear cá dtagann an cuireata, agus mar sin tá sé sa tríú háit anseo. Imirt Heather, 1876, atá anseo, an ceann is gaire in am.</translation>
    </message>
    <message>
        <source>The laws name two sides, robbing with the ace, 4 for turning up A♥, vied cards, three at most, and scores of more than 26. Chatto, 1848, takes its trumps for those of Five Cards, and Parlett the game for an early Spoil Five.</source>
        <translation>Luann na dlíthe dhá thaobh, robáil leis an aon, 4 ar an A♥ a iompú, dúshláin chárta, trí cinn ar a mhéad, agus scóir os cionn 26. Síleann Chatto, 1848, gurb ionann a chuid máite agus máite Cúig Chárta, agus Parlett gur leagan luath den chluiche An Cúig a Mhilleadh é.</translation>
    </message>
    <message>
        <source>The program also ends a game at 125 below zero; here it goes on. If both sides reach 125, the higher score wins: that is our choice.</source>
        <translation>Cuireann an clár sin deireadh le cluiche ag 125 faoi bhun náid freisin; anseo leantar ar aghaidh. Má shroicheann an dá thaobh 125, buann an scór is airde: sin é ár rogha féin.</translation>
    </message>
    <message>
        <source>The two books that describe the game, of 1860 and 1869, could not be read for this program. From its name we take it that most tricks score 5 and all of them 10; Hoyle counts Forty-Five so. The play is Heather’s, of 1876.</source>
        <translation>Tá cur síos ar an gcluiche in dhá leabhar, ó 1860 agus ó 1869, ach níorbh fhéidir iad a léamh don chlár seo. Is é ár léamh ar an ainm go scórálann formhór na gcúigeanna 5, agus iad go léir 10; comhaireann Hoyle Cúig is Daichead mar sin. Imirt Heather, 1876, atá anseo.</translation>
    </message>
    <message>
        <source>There the declarer must keep five cards; here fewer may be kept. At Tignish the kitty has five cards, the dealer may hold, and the least bid is 20. If both sides reach 120, the higher score wins: that is our choice.</source>
        <translation>San áit sin caithfidh an dearbhóir cúig chárta a choinneáil; anseo is féidir níos lú a choinneáil. In Tignish tá cúig chárta sa bhanc, is féidir leis an roinnteoir coinneáil, agus is é 20 an tairiscint is lú. Má shroicheann an dá thaobh 120, buann an scór is airde: sin é ár rogha féin.</translation>
    </message>
    <message>
        <source>There the winners move to the next table; here the same four play all 25 games. That a trick scores 5 and the highest trump 5 more, to 45, is Forty-Five as it is usual. Who of the winners deals is our choice.</source>
        <translatorcomment>terms: score</translatorcomment>
        <translation>Ansin téann na buaiteoirí ar aghaidh go dtí an chéad tábla eile; anseo imríonn an ceathrar céanna na 25 cluiche go léir. Gnáth-Chúig is Daichead é gur fiú 5 gach cúig agus 5 eile an mámh is airde, go 45. Is é ár rogha féin cé de na buaiteoirí a roinneann.</translation>
    </message>
    <message>
        <source>They do not all say who leads first, nor how many cards must be kept. Both are as at fortyfives.net. Some tables also bid 30 for 60.</source>
        <translation>Ní deir siad go léir cé a thosaíonn an chéad chúig, ná cé mhéad cárta is gá a choinneáil. Tá an dá rud anseo mar atá ar fortyfives.net. Tairgtear 30 ar 60 freisin ag táblaí áirithe.</translation>
    </message>
    <message>
        <source>They leave it open whether partners play, and whether a joker that is led is a trump like any other. Both are as in our other games. Points kept for the next game after all five tricks are left out.</source>
        <translation>Ní deir siad an imríonn páirtithe, ná an mámh mar aon mhámh eile é jóicéir a dtosaítear leis. Tá an dá rud anseo mar atá sna cluichí eile againn. Fágadh ar lár na pointí a choinnítear don chéad chluiche eile i ndiaidh na gcúig chúig go léir.</translation>
    </message>
    <message>
        <source>Well attested.</source>
        <comment>the rules of a game</comment>
        <translation>Fianaise mhaith.</translation>
    </message>
    <message>
        <source>Well attested: Heather’s book of 1876, as Wikipedia reports it.</source>
        <translation>Fianaise mhaith: leabhar Heather, 1876, de réir na Vicipéide.</translation>
    </message>
    <message>
        <source>Well attested: Jerry Dow’s rules, Wikipedia’s Forty-fives and fortyfives.net.</source>
        <translation>Fianaise mhaith: rialacha Jerry Dow, Forty-fives sa Vicipéid agus fortyfives.net.</translation>
    </message>
    <message>
        <source>{line} {mark}</source>
        <comment>a line about a game, then how much is known of it</comment>
        <translation>{line} {mark}</translation>
    </message>
</context>
<context>
    <name>own rules</name>
    <message>
        <source>A name for these rules</source>
        <translation>Ainm ar na rialacha seo</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Ainm eile</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Scrios</translation>
    </message>
    <message>
        <source>Delete {name}</source>
        <translation>Scrios {name}</translation>
    </message>
    <message>
        <source>Deleted “{name}”.</source>
        <translation>Scriosadh “{name}”.</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>Gan difríocht ar bith.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Athainmnigh</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <translation>Athainmnigh {name}</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ionadaigh</translation>
    </message>
    <message>
        <source>Rules that cannot be played cannot be saved.</source>
        <translation>Ní féidir rialacha a shábháil mura féidir iad a imirt.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sábháil</translation>
    </message>
    <message>
        <source>Save these rules</source>
        <translation>Sábháil na rialacha seo</translation>
    </message>
    <message>
        <source>Some saved rules cannot be read ({reason}). They are left out here; their file was kept as {path}.</source>
        <translation>Ní féidir cuid de na rialacha sábháilte a léamh ({reason}). Fágadh ar lár anseo iad; coinníodh a gcomhad mar {path}.</translation>
    </message>
    <message>
        <source>The rules “{name}” cannot be read ({reason}). They are left out here; their file was kept as {path}.</source>
        <translation>Ní féidir na rialacha “{name}” a léamh ({reason}). Fágadh ar lár anseo iad; coinníodh a gcomhad mar {path}.</translation>
    </message>
    <message>
        <source>There are already rules called {name}. Choose another name.</source>
        <translation>Tá rialacha darb ainm {name} ann cheana. Roghnaigh ainm eile.</translation>
    </message>
    <message>
        <source>There are already rules called {name}. Replace them, or choose another name.</source>
        <translation>Tá rialacha darb ainm {name} ann cheana. Ionadaigh iad, nó roghnaigh ainm eile.</translation>
    </message>
    <message>
        <source>These are the usual rules of {game}.</source>
        <translation>Seo gnáthrialacha an chluiche {game}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cealaigh</translation>
    </message>
    <message>
        <source>Your rules cannot be saved in {path} ({reason}). They last until you close the program.</source>
        <translation>Ní féidir do rialacha a shábháil ag {path} ({reason}). Mairfidh siad go dtí go ndúnfaidh tú an clár.</translation>
    </message>
    <message>
        <source>Your saved rules in {path} cannot be read ({reason}). The file stays as it is.</source>
        <translation>Ní féidir na rialacha a shábháil tú ag {path} a léamh ({reason}). Fanfaidh an comhad mar atá.</translation>
    </message>
    <message>
        <source>{difference} And one more change.</source>
        <translation>{difference} Agus athrú amháin eile.</translation>
    </message>
    <message numerus="yes">
        <source>{difference} And {number} more changes.</source>
        <translation>
            <numerusform>{difference} Agus {number:count athrú} eile.</numerusform>
            <numerusform>{difference} Agus {number:count athrú} eile.</numerusform>
            <numerusform>{difference} Agus {number:count athrú} eile.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}. {changes}</source>
        <translation>{game}. {changes}</translation>
    </message>
    <message>
        <source>{game}. {difference}</source>
        <translation>{game}. {difference}</translation>
    </message>
</context>
<context>
    <name>page</name>
    <message>
        <source>Back</source>
        <translation>Siar</translation>
    </message>
    <message>
        <source>Print or PDF…</source>
        <translation>Priontáil nó PDF…</translation>
    </message>
    <message>
        <source>Scroll column {place} up and down</source>
        <translation>Scrollaigh colún {place} suas agus síos</translation>
    </message>
    <message>
        <source>Scroll up and down</source>
        <translation>Scrollaigh suas agus síos</translation>
    </message>
</context>
<context>
    <name>panel</name>
    <message>
        <source>Close</source>
        <translation>Dún</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>A score sheet</source>
        <translation>Bileog scóir</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Preview: one page</source>
        <translation>Mar a bheidh sé: leathanach amháin</translation>
    </message>
    <message numerus="yes">
        <source>Preview: {number} pages</source>
        <translation>
            <numerusform>Mar a bheidh sé: {number:count leathanach}</numerusform>
            <numerusform>Mar a bheidh sé: {number:count leathanach}</numerusform>
            <numerusform>Mar a bheidh sé: {number:count leathanach}</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Tairiscint</translation>
    </message>
    <message>
        <source>Black trumps, best first</source>
        <translation>Máite dubha, ón gceann is fearr anuas</translation>
    </message>
    <message>
        <source>Black trumps, best first: here {suit}</source>
        <translation>Máite dubha, ón gceann is fearr anuas: {suit} anseo</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Roinnt</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Roinnt {number}</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Cinneadh</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Dearbhóir</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Cluichí buaite</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Breithiúnas</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Cló mór</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Large type, 14 to 18 point; long rules take a second page</source>
        <translation>Litreacha idir 14 agus 18 pointe; téann rialacha fada ar an dara leathanach</translation>
    </message>
    <message>
        <source>1 other decision was good.</source>
        <translation>Bhí cinneadh amháin eile go maith.</translation>
    </message>
    <message>
        <source>Names of the players</source>
        <translation>Ainmneacha na n-imreoirí</translation>
    </message>
    <message>
        <source>No program for PDF files was found here. Save it, and open it where you print.</source>
        <translation>Níor aimsíodh clár do chomhaid PDF anseo. Sábháil é, agus oscail é san áit a bpriontálann tú.</translation>
    </message>
    <message>
        <source>Open to print</source>
        <translation>Oscail le priontáil</translation>
    </message>
    <message>
        <source>Opened in the program for PDF files. Print it there.</source>
        <translation>Oscailte sa chlár do chomhaid PDF. Priontáil ansin é.</translation>
    </message>
    <message>
        <source>Opens it in the program for PDF files</source>
        <translation>Osclaítear é sa chlár do chomhaid PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Comhaid PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Páipéar</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pota</translation>
    </message>
    <message>
        <source>Print or PDF</source>
        <translation>Priontáil nó PDF</translation>
    </message>
    <message>
        <source>Red trumps, best first</source>
        <translation>Máite dearga, ón gceann is fearr anuas</translation>
    </message>
    <message>
        <source>Red trumps, best first: here {suit}</source>
        <translation>Máite dearga, ón gceann is fearr anuas: {suit} anseo</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Sábháil mar PDF</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Sábháil mar PDF…</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>Sábháilte mar {path}.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Bileog scóir</translation>
    </message>
    <message>
        <source>Score sheet of {game}</source>
        <translation>Bileog scóir – {game}</translation>
    </message>
    <message>
        <source>The PDF could not be saved ({reason}). Nothing was lost.</source>
        <translation>Níorbh fhéidir an PDF a shábháil ({reason}). Níor cailleadh aon rud.</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Na rialacha</translation>
    </message>
    <message numerus="yes">
        <source>The rules for {players} players</source>
        <translatorcomment>terms: player</translatorcomment>
        <translation>
            <numerusform>Na rialacha agus {players:people} ag imirt</numerusform>
            <numerusform>Na rialacha agus {players:people} ag imirt</numerusform>
            <numerusform>Na rialacha agus {players:people} ag imirt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules for {players} players, with house rules</source>
        <translatorcomment>terms: player</translatorcomment>
        <translation>
            <numerusform>Na rialacha agus {players:people} ag imirt, le rialacha tí</numerusform>
            <numerusform>Na rialacha agus {players:people} ag imirt, le rialacha tí</numerusform>
            <numerusform>Na rialacha agus {players:people} ag imirt, le rialacha tí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules of {game} for {players} players, with house rules</source>
        <translatorcomment>terms: player</translatorcomment>
        <translation>
            <numerusform>Rialacha an chluiche {game} agus {players:people} ag imirt, le rialacha tí</numerusform>
            <numerusform>Rialacha an chluiche {game} agus {players:people} ag imirt, le rialacha tí</numerusform>
            <numerusform>Rialacha an chluiche {game} agus {players:people} ag imirt, le rialacha tí</numerusform>
        </translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>An roinnt seo</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Mámh</translation>
    </message>
    <message>
        <source>Twenty-Five · Rules of {game}</source>
        <translation>Cúig Fichead · Rialacha: {game}</translation>
    </message>
    <message>
        <source>Twenty-Five · Rules of {game} · House rules</source>
        <translation>Cúig Fichead · Rialacha: {game} · Rialacha tí</translation>
    </message>
    <message>
        <source>Twenty-Five · Score sheet of {game}</source>
        <translation>Cúig Fichead · Bileog scóir: {game}</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Cad a phriontálfar</translation>
    </message>
    <message>
        <source>{game} · Deal {number}</source>
        <translation>{game} · Roinnt {number}</translation>
    </message>
    <message numerus="yes">
        <source>{number} other decisions were good.</source>
        <translation>
            <numerusform>Bhí cinneadh amháin eile go maith.</numerusform>
            <numerusform>Bhí {number:count cinneadh} eile go maith.</numerusform>
            <numerusform>Bhí {number:count cinneadh} eile go maith.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>partner</name>
    <message>
        <source>You call for {card}</source>
        <translation>Glaonn tú ar an {card:ecl}</translation>
    </message>
    <message>
        <source>You called for {card}.</source>
        <translation>Ghlaoigh tú: {card:the}.</translation>
    </message>
    <message>
        <source>You are {name}’s partner.</source>
        <translation>Is tusa páirtí {name:len}.</translation>
    </message>
    <message>
        <source>You hold {card}: you are {name}’s partner, and only you know.</source>
        <translation>Tá {card:the} agat: is tusa páirtí {name:len}, agus is agatsa amháin atá a fhios.</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Imríonn tú i d’aonar</translation>
    </message>
    <message>
        <source>You play alone.</source>
        <translation>Imríonn tú i d’aonar.</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>ina aonar</translation>
    </message>
    <message>
        <source>calls {card}</source>
        <translation>glaoch: {card:the}</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>páirtí</translation>
    </message>
    <message>
        <source>{name} called for {card}.</source>
        <translation>Ghlaoigh {name}: {card:the}.</translation>
    </message>
    <message>
        <source>{name} calls for {card}</source>
        <translation>Glaonn {name} ar an {card:ecl}</translation>
    </message>
    <message>
        <source>{name} plays alone</source>
        <translation>Imríonn {name} ina aonar</translation>
    </message>
    <message>
        <source>{name} plays alone.</source>
        <translation>Imríonn {name} ina aonar.</translation>
    </message>
    <message>
        <source>{partner} is your partner.</source>
        <translation>Is é {partner} do pháirtí.</translation>
    </message>
    <message>
        <source>{partner} is {name}’s partner.</source>
        <translation>Is é {partner} páirtí {name:len}.</translation>
    </message>
    <message>
        <source>{points} {card}</source>
        <comment>the bid, and the card called for</comment>
        <translation>{points} {card}</translation>
    </message>
</context>
<context>
    <name>plaque</name>
    <message>
        <source>No trumps yet</source>
        <translation>Níl aon mhámh ann fós</translation>
    </message>
    <message>
        <source>Shows what beats what in this deal</source>
        <translation>Taispeánann sé ord na gcártaí sa roinnt seo</translation>
    </message>
    <message>
        <source>are trumps</source>
        <translation>an mámh</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>mámh</translation>
    </message>
    <message>
        <source>{suit} are trumps</source>
        <translation>{suit} an mámh</translation>
    </message>
</context>
<context>
    <name>player panel</name>
    <message>
        <source>Games against you: {games}. You won {won}.</source>
        <translation>Cluichí i d’aghaidh: {games}. Bhuaigh tú {won}.</translation>
    </message>
    <message>
        <source>Other players</source>
        <translation>Imreoirí eile</translation>
    </message>
</context>
<context>
    <name>pool</name>
    <message>
        <source>Pool {number}</source>
        <translation>Pota {number}</translation>
    </message>
    <message>
        <source>Pool: {number}</source>
        <translation>Pota: {number}</translation>
    </message>
</context>
<context>
    <name>practise</name>
    <message>
        <source>A deal by its number</source>
        <translation>Roinnt de réir a huimhreach</translation>
    </message>
    <message numerus="yes">
        <source>A deal of {game}, {players} at the table.</source>
        <translation>
            <numerusform>{game}: roinnt, agus {players:people} ag an tábla.</numerusform>
            <numerusform>{game}: roinnt, agus {players:people} ag an tábla.</numerusform>
            <numerusform>{game}: roinnt, agus {players:people} ag an tábla.</numerusform>
        </translation>
    </message>
    <message>
        <source>A game with help</source>
        <translation>Cluiche le cabhair</translation>
    </message>
    <message>
        <source>All hands are shown. The computer players do not see them.</source>
        <translation>Tá na lámha ar fad le feiceáil. Ní fheiceann na himreoirí ríomhaire iad.</translation>
    </message>
    <message>
        <source>Choose every card yourself, or only some</source>
        <translation>Roghnaigh na cártaí ar fad tú féin, nó cuid acu amháin</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Éiligh</translation>
    </message>
    <message>
        <source>Copy deal number</source>
        <translatorcomment>terms: deal</translatorcomment>
        <translation>Cóipeáil an uimhir</translation>
    </message>
    <message>
        <source>Cover the hands</source>
        <translation>Clúdaigh na lámha</translation>
    </message>
    <message>
        <source>At the table, L lists the moves, O shows all hands, and W tells what a good player would do. All of this is under “Menu”, “Practise”.</source>
        <translation>Ag an tábla, liostaíonn L na bearta, taispeánann O na lámha ar fad, agus insíonn W cad a dhéanfadh imreoir maith. Tá siad seo ar fad faoin Roghchlár, Cleachtadh.</translation>
    </message>
    <message>
        <source>Deal number copied:</source>
        <translation>Cóipeáladh uimhir na roinnte:</translation>
    </message>
    <message>
        <source>Enter the number of a deal first: it tells how many play.</source>
        <translation>Cuir uimhir roinnte isteach ar dtús: insíonn sí cé mhéad duine a imríonn.</translation>
    </message>
    <message>
        <source>Moves, bookmarks</source>
        <translation>Bearta, leabharmharcanna</translation>
    </message>
    <message>
        <source>No cards have been dealt yet.</source>
        <translation>Níor roinneadh cárta ar bith fós.</translation>
    </message>
    <message>
        <source>No room to show the hands. Enlarge the window, or press V to hear them.</source>
        <translation>Níl slí ann chun na lámha a thaispeáint. Méadaigh an fhuinneog, nó brúigh V chun iad a chloisteáil.</translation>
    </message>
    <message>
        <source>Not while others play on their own screens.</source>
        <translation>Ní féidir, agus daoine eile ag imirt ar a scáileáin féin.</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Uimhir na roinnte</translation>
    </message>
    <message>
        <source>Only in “Practise”. You can go on with this game there.</source>
        <translation>I gCleachtadh amháin. Is féidir leat leanúint den chluiche seo ansin.</translation>
    </message>
    <message>
        <source>Others play these cards this evening too, so nobody is told their number.</source>
        <translation>Imríonn daoine eile na cártaí seo anocht freisin, mar sin ní insítear a n-uimhir d’aon duine.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Greamaigh</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Imir an roinnt seo</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Cleachtadh</translation>
    </message>
    <message>
        <source>Practise with a new game</source>
        <translation>Cleachtadh le cluiche nua</translation>
    </message>
    <message>
        <source>Practise with your game</source>
        <translation>Cleachtadh le do chluiche</translation>
    </message>
    <message>
        <source>Same deal, other seat</source>
        <translatorcomment>terms: deal</translatorcomment>
        <translation>Suíochán eile</translation>
    </message>
    <message>
        <source>Seeing all hands, asking what is best, and skipping deals count as help.</source>
        <translation>Áirítear mar chabhair na lámha ar fad a fheiceáil, fiafraí cad is fearr, agus rannta a scipeáil.</translation>
    </message>
    <message>
        <source>Set up a deal</source>
        <translation>Socraigh roinnt</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Gach lámh</translation>
    </message>
    <message>
        <source>Skip this deal</source>
        <translation>Scipeáil an roinnt seo</translation>
    </message>
    <message>
        <source>Start this deal again</source>
        <translation>Tosaigh an roinnt seo arís</translation>
    </message>
    <message>
        <source>The hands are covered again.</source>
        <translation>Tá na lámha clúdaithe arís.</translation>
    </message>
    <message>
        <source>While others play on their own screens, the number of a deal is told only once it is over.</source>
        <translation>Fad is atá daoine eile ag imirt ar a scáileáin féin, ní thugtar uimhir roinnte go dtí go mbíonn sí thart.</translation>
    </message>
    <message>
        <source>The deal on the table</source>
        <translation>An roinnt ar an tábla</translation>
    </message>
    <message>
        <source>Level of the others</source>
        <translation>Leibhéal na n-imreoirí eile</translation>
    </message>
    <message>
        <source>The rest are mine</source>
        <translation>Liomsa an chuid eile</translation>
    </message>
    <message>
        <source>The same number always deals the same cards. At the table, {keys} copies it.</source>
        <translation>Roinneann an uimhir chéanna na cártaí céanna i gcónaí. Ag an tábla, cóipeálann {keys} í.</translation>
    </message>
    <message>
        <source>There is no deal on the table.</source>
        <translation>Níl roinnt ar bith ar an tábla.</translation>
    </message>
    <message>
        <source>There is nothing to paste.</source>
        <translation>Níl dada le greamú.</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation>Tá an roinnt seo thart.</translation>
    </message>
    <message>
        <source>Too many rules are changed for a deal number.</source>
        <translation>Tá an iomarca rialacha athraithe chun uimhir a thabhairt don roinnt.</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Cad a dhéanfása?</translation>
    </message>
    <message>
        <source>While several of you play, the number of a deal is told only once it is over.</source>
        <translation>Fad is atá sibh ag imirt le chéile, ní thugtar uimhir roinnte go dtí go mbíonn sí thart.</translation>
    </message>
    <message>
        <source>You can claim once nobody can take another trick from you.</source>
        <translation>Is féidir leat an chuid eile a éileamh nuair nach féidir le haon duine cúig eile a bhaint díot.</translation>
    </message>
    <message>
        <source>You can look at all the cards, ask what is best, and undo moves. In the statistics, it counts as played with help.</source>
        <translation>Is féidir leat féachaint ar na cártaí ar fad, fiafraí cad is fearr, agus bearta a chealú. Sna staitisticí, áirítear é mar chluiche le cabhair.</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Do shuíochán</translation>
    </message>
    <message>
        <source>left of the dealer</source>
        <translation>ar thaobh clé an roinnteora</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>an roinnteoir</translation>
    </message>
    <message>
        <source>your seat before</source>
        <translation>do shuíochán roimhe seo</translation>
    </message>
</context>
<context>
    <name>problems</name>
    <message>
        <source>A game can end in the middle of a deal only if each trick scores 5. Let it end with a deal, or score 5 a trick.</source>
        <translation>Ní féidir le cluiche críochnú i lár roinnte ach amháin má tá scór 5 ar gach cúig. Bíodh deireadh leis ag deireadh roinnte, nó bíodh 5 ar gach cúig.</translation>
    </message>
    <message>
        <source>A game with bidding cannot end in the middle of a deal, as only the last trick shows whether the bid is made. Let it end with a deal, or drop the bids.</source>
        <translation>Ní féidir le cluiche le tairiscint críochnú i lár roinnte, mar is é an cúig deireanach a thaispeánann ar baineadh an tairiscint amach. Bíodh deireadh leis ag deireadh roinnte, nó fág na tairiscintí ar lár.</translation>
    </message>
    <message>
        <source>A hand cannot have {cards}. Choose {sizes}.</source>
        <translation>Ní féidir {cards} a bheith i lámh. Roghnaigh uimhir eile: {sizes}.</translation>
    </message>
    <message>
        <source>A kitty of {1} cannot be dealt in packets that add up to {0}. Make the kitty {0} or smaller.</source>
        <translation>Ní féidir banc de {1} a roinnt i mbeartáin a bhfuil {0:count cárta} iontu ar fad. Bíodh {0:count cárta} sa bhanc, nó níos lú.</translation>
    </message>
    <message numerus="yes">
        <source>A match of {0} games could end level. Choose an odd number.</source>
        <translatorcomment>terms: level</translatorcomment>
        <translation>
            <numerusform>D’fhéadfadh comórtas {0:count cluiche} críochnú cothrom. Roghnaigh corruimhir.</numerusform>
            <numerusform>D’fhéadfadh comórtas {0:count cluiche} críochnú cothrom. Roghnaigh corruimhir.</numerusform>
            <numerusform>D’fhéadfadh comórtas {0:count cluiche} críochnú cothrom. Roghnaigh corruimhir.</numerusform>
        </translation>
    </message>
    <message>
        <source>With what you chose, {option} needs a card turned up, but with bidding there is none. Change it, or drop the bids.</source>
        <translation>Mar atá {option} roghnaithe, is gá cárta a iompú, ach ní iompaítear cárta nuair a bhíonn tairiscint ann. Athraigh an riail sin, nó fág na tairiscintí ar lár.</translation>
    </message>
    <message>
        <source>With what you chose, {option} needs a deal that is won by taking most tricks. Change it, or score most tricks: 5, or 10.</source>
        <translation>Mar atá {option} roghnaithe, is gá go mbuafadh formhór na gcúigeanna an roinnt. Athraigh an riail sin, nó bíodh scór ar fhormhór na gcúigeanna: 5 nó 10.</translation>
    </message>
    <message>
        <source>With what you chose, {option} needs a pool, but this game has none. Change it, or play for a pool.</source>
        <translation>Mar atá {option} roghnaithe, tá pota de dhíth, ach níl pota sa chluiche seo. Athraigh an riail sin, nó imir ar phota.</translation>
    </message>
    <message>
        <source>With what you chose, {option} needs a score of 5 points a trick. Change it, or score 5 a trick.</source>
        <translation>Mar atá {option} roghnaithe, tá scór 5 phointe ar gach cúig de dhíth. Athraigh an riail sin, nó bíodh 5 ar gach cúig.</translation>
    </message>
    <message>
        <source>With what you chose, {option} needs bidding, but this game has none. Change it, or add bids.</source>
        <translation>Mar atá {option} roghnaithe, tá tairiscint de dhíth, ach níl tairiscint sa chluiche seo. Athraigh an riail sin, nó cuir tairiscintí leis.</translation>
    </message>
    <message>
        <source>With what you chose, {option} needs cards drawn from the stock, but nobody draws. Change it, or let everybody draw.</source>
        <translation>Mar atá {option} roghnaithe, is gá cártaí a tharraingt ón stoc, ach ní tharraingíonn duine ar bith. Athraigh an riail sin, nó lig do chách tarraingt.</translation>
    </message>
    <message>
        <source>With what you chose, {option} needs two sides. Change it, or play in two sides.</source>
        <translation>Mar atá {option} roghnaithe, tá dhá thaobh de dhíth. Athraigh an riail sin, nó imir ina dhá thaobh.</translation>
    </message>
    <message>
        <source>Bids count points of 5 a trick, and this score does not. Score 5 a trick, or drop the bids.</source>
        <translation>Comhaireann tairiscintí 5 phointe ar gach cúig, ach ní hamhlaidh don scór seo. Bíodh 5 ar gach cúig, nó fág na tairiscintí ar lár.</translation>
    </message>
    <message>
        <source>No bid reaches {0}, the least bid near the end. Lower it, or add a bid of {0} or more.</source>
        <translation>Níl tairiscint ar bith chomh hard le {0}, an tairiscint is lú gar don deireadh. Ísligh í, nó cuir leis tairiscint {0} nó níos airde.</translation>
    </message>
    <message>
        <source>Nobody would take the kitty of {cards}. Let the declarer take it, or deal no kitty.</source>
        <translation>Ní thógfadh duine ar bith an banc ({cards}). Lig don dearbhóir é a thógáil, nó ná roinn banc ar bith.</translation>
    </message>
    <message>
        <source>The bids are {bids}. The first must be 1 or more, and each must be higher than the one before.</source>
        <translation>Na tairiscintí: {bids}. Caithfidh an chéad cheann a bheith 1 nó níos mó, agus gach ceann a bheith níos airde ná an ceann roimhe.</translation>
    </message>
    <message>
        <source>The declarer is to take a kitty, but none is dealt. Deal a kitty, or choose another way to exchange.</source>
        <translation>Tá an dearbhóir le banc a thógáil, ach ní roinntear banc. Roinn banc, nó roghnaigh bealach eile chun cártaí a mhalartú.</translation>
    </message>
    <message>
        <source>The packets add up to {0}, but a hand has {1}. Make them add up to {1}, with no packet empty.</source>
        <translation>{0} atá sna beartáin ar fad, ach {1} i lámh. Bíodh {1} iontu ar fad, gan bheartán folamh.</translation>
    </message>
    <message>
        <source>There is no rule called {option}. Check the spelling, or leave it out.</source>
        <translation>Níl aon riail ann darb ainm {option}. Seiceáil an litriú, nó fág ar lár í.</translation>
    </message>
    <message>
        <source>This way of scoring is made for hands of five, and a hand has {cards}. Deal five, or score 5 points a trick.</source>
        <translation>Ceapadh an modh scórála seo do lámha cúig chárta, agus tá {cards} i lámh. Roinn cúig chárta, nó bíodh scór 5 phointe ar gach cúig.</translation>
    </message>
    <message>
        <source>robbing with the five of hearts</source>
        <translation>robáil leis an gcúig hairt</translation>
    </message>
    <message>
        <source>the ban on winning without having robbed</source>
        <translation>an cosc ar bhuachan gan robáil</translation>
    </message>
    <message>
        <source>the bid for all the tricks</source>
        <translation>an tairiscint ar na cúigeanna go léir</translation>
    </message>
    <message>
        <source>the choice of the first dealer</source>
        <translation>rogha an chéad roinnteora</translation>
    </message>
    <message>
        <source>the dealer’s right to hold</source>
        <translation>ceart an roinnteora chun coinneáil</translation>
    </message>
    <message>
        <source>the dealer’s right to rob the pack</source>
        <translation>ceart an roinnteora chun an paca a robáil</translation>
    </message>
    <message>
        <source>the duty to rob</source>
        <translation>an dualgas robála</translation>
    </message>
    <message>
        <source>the end of the game</source>
        <translation>deireadh an chluiche</translation>
    </message>
    <message>
        <source>the exchange of cards</source>
        <translation>malartú na gcártaí</translation>
    </message>
    <message>
        <source>the first lead</source>
        <translation>an chéad tús imeartha</translation>
    </message>
    <message>
        <source>the goal of the game</source>
        <translation>sprioc an chluiche</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>an jóicéir</translation>
    </message>
    <message>
        <source>the least bid near the end</source>
        <translation>an tairiscint is lú gar don deireadh</translation>
    </message>
    <message>
        <source>the limit of the pool</source>
        <translation>teorainn an phota</translation>
    </message>
    <message>
        <source>the list of bids</source>
        <translation>liosta na dtairiscintí</translation>
    </message>
    <message>
        <source>the number of cards in a hand</source>
        <translation>líon na gcártaí i lámh</translation>
    </message>
    <message>
        <source>the number of cards in the kitty</source>
        <translation>líon na gcártaí sa bhanc</translation>
    </message>
    <message>
        <source>the number of cards that must be kept</source>
        <translation>líon na gcártaí is gá a choinneáil</translation>
    </message>
    <message>
        <source>the number of chips at the start</source>
        <translation>líon na licíní ag an tús</translation>
    </message>
    <message>
        <source>the number of deals</source>
        <translation>líon na rannta</translation>
    </message>
    <message>
        <source>the number of games in a match</source>
        <translation>líon na gcluichí i gcomórtas</translation>
    </message>
    <message>
        <source>the number of players</source>
        <translation>líon na n-imreoirí</translation>
    </message>
    <message>
        <source>Nobody can make the bid of {0}: a deal has only {points}. Leave it out, or make it the bid for all the tricks.</source>
        <translation>Ní féidir le duine ar bith tairiscint {0} a bhaint amach: níl ach {points} i roinnt. Fág ar lár í, nó bíodh sí ina tairiscint ar na cúigeanna go léir.</translation>
    </message>
    <message numerus="yes">
        <source>A match is the best of {1} games, or {0} games that are all played, but not both. Choose one of them.</source>
        <translation>
            <numerusform>Is comórtas é an té is fearr as {1:count cluiche}, nó {0:count cluiche} a imrítear go léir, ach ní hiad araon. Roghnaigh ceann acu.</numerusform>
            <numerusform>Is comórtas é an té is fearr as {1:count cluiche}, nó {0:count cluiche} a imrítear go léir, ach ní hiad araon. Roghnaigh ceann acu.</numerusform>
            <numerusform>Is comórtas é an té is fearr as {1:count cluiche}, nó {0:count cluiche} a imrítear go léir, ach ní hiad araon. Roghnaigh ceann acu.</numerusform>
        </translation>
    </message>
    <message>
        <source>A partner whom nobody sees can neither put out a card for a joker, nor jink, nor vie. Let every hand be held, or leave that out.</source>
        <translation>Ní féidir le páirtí nach bhfeiceann aon duine cárta a dhíol as in áit jóicéara, ná dul ar na cúig, ná dúshlán a thabhairt. Bíodh gach lámh ag duine, nó fág é sin ar lár.</translation>
    </message>
    <message>
        <source>The old orders of trumps have no place for a joker. Use the modern order, or leave the joker out.</source>
        <translation>Níl áit do jóicéir i seanoird na máite. Bain úsáid as ord an lae inniu, nó fág an jóicéir ar lár.</translation>
    </message>
    <message numerus="yes">
        <source>This deal needs {0} cards and the pack has {1}: {short} too few. Have fewer players or smaller hands.</source>
        <translation>
            <numerusform>Tá {0:count cárta} de dhíth don roinnt seo agus {1} sa phaca: {short} in easnamh. Bíodh níos lú imreoirí ann, nó lámha níos lú.</numerusform>
            <numerusform>Tá {0:count cárta} de dhíth don roinnt seo agus {1} sa phaca: {short} in easnamh. Bíodh níos lú imreoirí ann, nó lámha níos lú.</numerusform>
            <numerusform>Tá {0:count cárta} de dhíth don roinnt seo agus {1} sa phaca: {short} in easnamh. Bíodh níos lú imreoirí ann, nó lámha níos lú.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal needs {0} cards and the pack has {1}: {short} too few. Have fewer players, smaller hands or a smaller kitty.</source>
        <translation>
            <numerusform>Tá {0:count cárta} de dhíth don roinnt seo agus {1} sa phaca: {short} in easnamh. Bíodh níos lú imreoirí ann, nó lámha níos lú, nó banc níos lú.</numerusform>
            <numerusform>Tá {0:count cárta} de dhíth don roinnt seo agus {1} sa phaca: {short} in easnamh. Bíodh níos lú imreoirí ann, nó lámha níos lú, nó banc níos lú.</numerusform>
            <numerusform>Tá {0:count cárta} de dhíth don roinnt seo agus {1} sa phaca: {short} in easnamh. Bíodh níos lú imreoirí ann, nó lámha níos lú, nó banc níos lú.</numerusform>
        </translation>
    </message>
    <message>
        <source>With what you chose, {option} needs four players or more, everybody for themselves. Change it, or let everybody play alone.</source>
        <translation>Mar a roghnaíodh, teastaíonn ceathrar imreoirí nó níos mó ó {option}, gach duine ar a shon féin. Athraigh é, nó lig do gach duine imirt ar a shon féin.</translation>
    </message>
    <message>
        <source>With what you chose, {option} needs points for the highest trump, which brings none. Change it, or let it bring points.</source>
        <translation>Mar a roghnaíodh, teastaíonn pointí don mhámh is airde ó {option}, ach ní thugann sé aon phointe. Athraigh é, nó tabhair pointí dó.</translation>
    </message>
    <message>
        <source>With what you chose, {option} needs two hands for each side. Change it, or play in pairs.</source>
        <translation>Mar a roghnaíodh, teastaíonn dhá lámh do gach taobh ó {option}. Athraigh é, nó imir ina mbeirteanna.</translation>
    </message>
    <message>
        <source>calling for a partner</source>
        <translation>glaoch ar pháirtí</translation>
    </message>
    <message>
        <source>the choice of the next dealer</source>
        <translation>rogha an chéad roinnteora eile</translation>
    </message>
    <message>
        <source>the choice of trumps that count as the highest</source>
        <translation>rogha na máite a áirítear mar an ceann is airde</translation>
    </message>
    <message>
        <source>the count of points as well as chips</source>
        <translation>comhaireamh pointí i dteannta licíní</translation>
    </message>
    <message>
        <source>the number of games that are all played</source>
        <translation>líon na gcluichí a imrítear go léir</translation>
    </message>
    <message>
        <source>the number of players from which the first lead must be a trump</source>
        <translation>an líon imreoirí óna gcaithfear tús a chur leis an imirt le mámh</translation>
    </message>
    <message>
        <source>the number of sides</source>
        <translation>líon na dtaobhanna</translation>
    </message>
    <message>
        <source>the order of trumps</source>
        <translation>ord na máite</translation>
    </message>
    <message>
        <source>the packets of the deal</source>
        <translation>beartáin na roinnte</translation>
    </message>
    <message>
        <source>the points for all the tricks</source>
        <translation>na pointí ar na cúigeanna go léir</translation>
    </message>
    <message>
        <source>the rank of an ace that did not rob</source>
        <translation>céim an aoin nár robáil</translation>
    </message>
    <message>
        <source>the rank of the five of hearts</source>
        <translation>céim an chúig hairt</translation>
    </message>
    <message>
        <source>the reward for all five tricks</source>
        <translation>an luach saothair ar na cúig chúig</translation>
    </message>
    <message>
        <source>the right to rob</source>
        <translation>an ceart robála</translation>
    </message>
    <message>
        <source>the rule for following suit</source>
        <translation>an riail faoin dath a imirt</translation>
    </message>
    <message>
        <source>the rule for holding trumps back</source>
        <translation>an riail faoi mháite a choinneáil siar</translation>
    </message>
    <message>
        <source>the rule for jinking</source>
        <translation>an riail faoi dhul ar na cúig</translation>
    </message>
    <message>
        <source>the rule for partners whom nobody sees</source>
        <translation>an riail faoi pháirtithe nach bhfeiceann aon duine</translation>
    </message>
    <message>
        <source>the rule for when all pass</source>
        <translation>an riail nuair a deir cách pas</translation>
    </message>
    <message>
        <source>the score for the highest trump</source>
        <translation>an scór ar an mámh is airde</translation>
    </message>
    <message>
        <source>the score for turning up A♥</source>
        <translation>an scór ar an A♥ a iompú</translation>
    </message>
    <message>
        <source>the score for turning up an ace</source>
        <translation>an scór ar aon a iompú</translation>
    </message>
    <message>
        <source>the score of those who did not bid</source>
        <translation>scór na ndaoine nár thairg</translation>
    </message>
    <message>
        <source>the stake</source>
        <translation>an geall</translation>
    </message>
    <message>
        <source>the time for robbing</source>
        <translation>am na robála</translation>
    </message>
    <message>
        <source>the time for taking an ace that was turned up</source>
        <translation>an t-am chun aon a iompaíodh a thógáil</translation>
    </message>
    <message>
        <source>the top-up of a spoiled pool</source>
        <translation>an breisiú ar phota a milleadh</translation>
    </message>
    <message>
        <source>the way of scoring</source>
        <translation>an modh scórála</translation>
    </message>
    <message>
        <source>the way the robber’s card is put out</source>
        <translation>an chaoi a ndíoltar cárta an té a robáil as</translation>
    </message>
    <message>
        <source>vying</source>
        <translation>na dúshláin</translation>
    </message>
    <message numerus="yes">
        <source>{0} players cannot make {1} equal sides. Change the sides or the number of players.</source>
        <translation>
            <numerusform>Ní féidir {1:count taobh} chothroma a dhéanamh de {0:count imreoir}. Athraigh líon na dtaobhanna nó líon na n-imreoirí.</numerusform>
            <numerusform>Ní féidir {1:count taobh} chothroma a dhéanamh de {0:count imreoir}. Athraigh líon na dtaobhanna nó líon na n-imreoirí.</numerusform>
            <numerusform>Ní féidir {1:count taobh} chothroma a dhéanamh de {0:count imreoir}. Athraigh líon na dtaobhanna nó líon na n-imreoirí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more rules need changing.</source>
        <translation>
            <numerusform>Tá {number:count riail} eile le hathrú.</numerusform>
            <numerusform>Tá {number:count riail} eile le hathrú.</numerusform>
            <numerusform>Tá {number:count riail} eile le hathrú.</numerusform>
        </translation>
    </message>
    <message>
        <source>{subject} cannot be {0}. Choose a number from {1} to {2}.</source>
        <translation>{subject}: ní féidir {0} a roghnú. Roghnaigh uimhir ó {1} go {2}.</translation>
    </message>
    <message>
        <source>{subject} cannot be “{0}”. Choose something else.</source>
        <translation>{subject}: ní féidir “{0}” a roghnú. Roghnaigh rud éigin eile.</translation>
    </message>
    <message>
        <source>{subject} is {0}, which is not among the bids. Add {0} to the bids, or choose one of them.</source>
        <translation>{subject}: níl {0} i measc na dtairiscintí. Cuir {0} leis na tairiscintí, nó roghnaigh ceann acu.</translation>
    </message>
    <message>
        <source>{subject} needs three numbers: the bid, what it scores, and what it loses. It has {0}. Give all three, or leave the rule out.</source>
        <translation>{subject}: tá trí uimhir de dhíth, an tairiscint, an scór má bhaintear amach í, agus an méid a chailltear. Tá {0} ann. Tabhair na trí cinn, nó fág an riail ar lár.</translation>
    </message>
    <message>
        <source>{subject} needs two numbers, the score and the bid, and has {0}. Give both, or leave the rule out.</source>
        <translation>{subject}: tá dhá uimhir de dhíth, an scór agus an tairiscint, agus tá {0} ann. Tabhair an dá cheann, nó fág an riail ar lár.</translation>
    </message>
</context>
<context>
    <name>programs</name>
    <message>
        <source>A computer player at the hard level takes its seat.</source>
        <translatorcomment>terms: computer player, seat</translatorcomment>
        <translation>Suíonn imreoir ar an leibhéal deacair ina áit.</translation>
    </message>
    <message numerus="yes">
        <source>A name has 1 to {most} letters and no “|”.</source>
        <translation>
            <numerusform>Ní mór idir 1 agus {most:count litir} a bheith in ainm, gan “|”.</numerusform>
            <numerusform>Ní mór idir 1 agus {most:count litir} a bheith in ainm, gan “|”.</numerusform>
            <numerusform>Ní mór idir 1 agus {most:count litir} a bheith in ainm, gan “|”.</numerusform>
        </translation>
    </message>
    <message>
        <source>A program that speaks the protocol for players can sit at your table like a computer player. It is told only what its seat may see. It runs with your rights, so add only programs that you trust.</source>
        <translation>Clár a bhfuil prótacal na n-imreoirí aige, is féidir leis suí ag do thábla mar a bheadh imreoir ríomhaire ann. Ní insítear dó ach a bhfuil le feiceáil óna shuíochán féin. Ritheann sé le do cheadanna féin, mar sin ná cuir leis ach cláir a bhfuil muinín agat astu.</translation>
    </message>
    <message>
        <source>Add a program…</source>
        <translation>Cuir clár leis…</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Cuir leis é</translation>
    </message>
    <message>
        <source>Arguments, if it needs any</source>
        <translation>Argóintí, más gá</translation>
    </message>
    <message>
        <source>Choose the program</source>
        <translation>Roghnaigh an clár</translation>
    </message>
    <message>
        <source>It has failed too often: a computer player at the hard level takes its seat for this game.</source>
        <translatorcomment>terms: computer player, seat</translatorcomment>
        <translation>Theip air rómhinic: suíonn imreoir ar an leibhéal deacair ina áit don chluiche seo.</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <translation>Ainm an chláir</translation>
    </message>
    <message>
        <source>One of your programs, see “Settings”. If it fails, a computer player at the hard level makes the move.</source>
        <translatorcomment>terms: computer player</translatorcomment>
        <translation>Ceann de do chláir, féach Socruithe. Má theipeann air, déanann imreoir ar an leibhéal deacair an beart.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Bain amach</translation>
    </message>
    <message>
        <source>Remove {program}</source>
        <translation>Bain {program} amach</translation>
    </message>
    <message>
        <source>The arguments cannot be used: a quotation mark stands alone, or there are too many.</source>
        <translation>Ní féidir na hargóintí a úsáid: tá comhartha athfhriotail ina aonar, nó tá an iomarca argóintí ann.</translation>
    </message>
    <message>
        <source>The command “twentyfive --try-player” tells its author more.</source>
        <translatorcomment>terms: player</translatorcomment>
        <translation>Insíonn an t-ordú “twentyfive --try-player” níos mó dá údar.</translation>
    </message>
    <message>
        <source>The path of the file is too long, or has signs that cannot be seen.</source>
        <translation>Tá cosán an chomhaid rófhada, nó tá comharthaí dofheicthe ann.</translation>
    </message>
    <message>
        <source>The trial takes a few seconds.</source>
        <translation>Tógann an triail cúpla soicind.</translation>
    </message>
    <message>
        <source>There are too many programs. Remove one first.</source>
        <translation>Tá an iomarca clár ann. Bain ceann amach ar dtús.</translation>
    </message>
    <message>
        <source>There is a program of that name already. Choose another.</source>
        <translation>Tá clár den ainm sin ann cheana. Roghnaigh ainm eile.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Bain triail as</translation>
    </message>
    <message>
        <source>Try {program}</source>
        <translation>Bain triail as {program}</translation>
    </message>
    <message>
        <source>Whenever it fails, a computer player at the hard level makes the move.</source>
        <translatorcomment>terms: computer player</translatorcomment>
        <translation>Gach uair a theipeann air, déanann imreoir ar an leibhéal deacair an beart.</translation>
    </message>
    <message>
        <source>{program} cannot be started. Check the path, and whether the file may be run.</source>
        <translation>Ní féidir {program} a thosú. Seiceáil an cosán, agus an féidir an comhad a rith.</translation>
    </message>
    <message>
        <source>{program} chose a move that the rules do not allow.</source>
        <translation>Roghnaigh {program} beart nach gceadaíonn na rialacha.</translation>
    </message>
    <message>
        <source>{program} did not answer in time.</source>
        <translation>Níor fhreagair {program} in am.</translation>
    </message>
    <message>
        <source>{program} did not stop when it was told to.</source>
        <translation>Níor scoir {program} nuair a iarradh air.</translation>
    </message>
    <message>
        <source>{program} does not play this game.</source>
        <translation>Ní imríonn {program} an cluiche seo.</translation>
    </message>
    <message>
        <source>{program} ended before it was told to.</source>
        <translation>Scoir {program} sular iarradh air.</translation>
    </message>
    <message>
        <source>{program} is not among the programs in “Settings”. A computer player at the hard level takes its seat.</source>
        <translatorcomment>terms: computer player, seat</translatorcomment>
        <translation>Níl {program} i measc na gclár sna Socruithe. Suíonn imreoir ar an leibhéal deacair ina áit.</translation>
    </message>
    <message numerus="yes">
        <source>{program} made {number} moves, all legal and in time.</source>
        <translation>
            <numerusform>Rinne {program} {number:count beart}, é ceadaithe agus in am.</numerusform>
            <numerusform>Rinne {program} {number:count beart}, iad go léir ceadaithe agus in am.</numerusform>
            <numerusform>Rinne {program} {number:count beart}, iad go léir ceadaithe agus in am.</numerusform>
        </translation>
    </message>
    <message>
        <source>{program} sent a message that nobody had asked for.</source>
        <translation>Sheol {program} teachtaireacht nár iarr duine ar bith.</translation>
    </message>
    <message>
        <source>{program} sent a message with a field that does not fit.</source>
        <translation>Sheol {program} teachtaireacht le réimse nach n-oireann.</translation>
    </message>
    <message>
        <source>{program} speaks another version of the protocol.</source>
        <translation>Tá leagan eile den phrótacal ag {program}.</translation>
    </message>
    <message>
        <source>{program} wrote a line that is longer than any message.</source>
        <translation>Scríobh {program} líne atá níos faide ná teachtaireacht ar bith.</translation>
    </message>
    <message>
        <source>{program} wrote something that is no message of the protocol.</source>
        <translation>Scríobh {program} rud nach teachtaireacht den phrótacal é.</translation>
    </message>
</context>
<context>
    <name>ranking panel</name>
    <message>
        <source>On gold: the cards in question. Thick frame: yours. Dashed: already seen.</source>
        <translation>Ar ór: na cártaí atá i gceist. Fráma tiubh: leatsa. Fráma briste: feicthe cheana.</translation>
    </message>
    <message>
        <source>Thick frame: yours. Dashed: already seen.</source>
        <translation>Fráma tiubh: leatsa. Fráma briste: feicthe cheana.</translation>
    </message>
    <message>
        <source>Trumps, best first</source>
        <translation>Máite, an ceann is fearr ar dtús</translation>
    </message>
    <message>
        <source>Trumps, best first: any of these beats every card below</source>
        <translation>Máite, an ceann is fearr ar dtús: buann gach ceann acu ar gach cárta thíos</translation>
    </message>
    <message>
        <source>What beats what in this deal</source>
        <translation>Ord na gcártaí sa roinnt seo</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Tá {cards:the} agat.</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>feicthe</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>leatsa</translation>
    </message>
    <message>
        <source>{sentence}. Best first: {ranks}.</source>
        <translation>{sentence}. An ceann is fearr ar dtús: {ranks}.</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>Any card you may play will do.</source>
        <translation>Is cuma cén cárta a imríonn tú, ach cead a bheith agat é a imirt.</translation>
    </message>
    <message>
        <source>Bid {number}: in many trial deals, that did best.</source>
        <translation>Tairg {number}: leis sin is fearr a d’éirigh i mórán rannta trialach.</translation>
    </message>
    <message>
        <source>Compare the turn-up with your weakest card.</source>
        <translation>Cuir an mámh cinn i gcomparáid leis an gcárta is laige agat.</translation>
    </message>
    <message>
        <source>Count the cards that could still beat yours.</source>
        <translation>Comhair na cártaí a d’fhéadfadh do chártaí féin a bhualadh fós.</translation>
    </message>
    <message>
        <source>Count the tricks you could take with your best suit as trumps.</source>
        <translation>Comhair na cúigeanna a d’fhéadfá a bhaint leis an dath is fearr agat mar mhámh.</translation>
    </message>
    <message>
        <source>Hold: in many trial deals, that did best.</source>
        <translation>Coinnigh: leis sin is fearr a d’éirigh i mórán rannta trialach.</translation>
    </message>
    <message>
        <source>If {name} takes this trick, {lost}. Can you prevent it?</source>
        <translation>Má bhaineann {name} an cúig seo, {lost}. An féidir leat é a chosc?</translation>
    </message>
    <message>
        <source>Jink: nobody can take the last tricks from you.</source>
        <translation>Téigh ar na cúig: ní féidir le haon duine na cúigeanna deireanacha a bhaint díot.</translation>
    </message>
    <message>
        <source>Jink: the last tricks are yours {often}.</source>
        <translation>Téigh ar na cúig: is leatsa na cúigeanna deireanacha {often}.</translation>
    </message>
    <message>
        <source>Keep all your cards: in many trial deals, that did best.</source>
        <translation>Coinnigh do chártaí go léir: leis sin is fearr a d’éirigh i mórán rannta trialach.</translation>
    </message>
    <message>
        <source>Keep all your cards: they are trumps and kings.</source>
        <translation>Coinnigh do chártaí go léir: máite agus ríthe atá iontu.</translation>
    </message>
    <message>
        <source>Lead {card} and keep {kept} for later.</source>
        <translation>Tosaigh leis an {card:ecl} agus coinnigh {kept:the} go fóill.</translation>
    </message>
    <message>
        <source>Lead {card}: if it takes the trick, {won}.</source>
        <translation>Tosaigh leis an {card:ecl}: má bhaineann an cárta sin an cúig, {won}.</translation>
    </message>
    <message>
        <source>Lead {card}: it draws trumps, and you still have {kept}.</source>
        <translation>Tosaigh leis an {card:ecl}: tarraingíonn sé sin máite amach, agus tá {kept:the} agat fós.</translation>
    </message>
    <message>
        <source>Lead {card}: it is your only trump and draws others.</source>
        <translation>Tosaigh leis an {card:ecl}: sin an t-aon mhámh atá agat, agus tarraingíonn sé cinn eile amach.</translation>
    </message>
    <message>
        <source>Lead {card}: no opponent can beat it.</source>
        <translation>Tosaigh leis an {card:ecl}: ní féidir le haon chéile comhraic an cárta sin a bhualadh.</translation>
    </message>
    <message>
        <source>Lead {card}: none of your cards is likelier to take a trick.</source>
        <translation>Tosaigh leis an {card:ecl}: níl aon chárta eile agat is dóichí a bhainfidh cúig.</translation>
    </message>
    <message>
        <source>Lead {card}: only a trump can beat it.</source>
        <translation>Tosaigh leis an {card:ecl}: ní féidir ach le mámh an cárta sin a bhualadh.</translation>
    </message>
    <message>
        <source>Look beyond this trick: will you miss the card that seems right now?</source>
        <translation>Féach thar an gcúig seo: an aireoidh tú uait ar ball an cárta a bhfuil cuma mhaith air anois?</translation>
    </message>
    <message>
        <source>May you rob at all?</source>
        <translation>An bhfuil cead agat robáil ar chor ar bith?</translation>
    </message>
    <message>
        <source>Do you have to play your best trumps to this trick? Some may be held back.</source>
        <translation>An gcaithfidh na máite is fearr agat dul ar an gcúig seo? Is féidir cuid acu a choinneáil siar.</translation>
    </message>
    <message>
        <source>Name {suit}: as trumps they make your hand strongest.</source>
        <translation>Ainmnigh {suit}: leis an dath sin mar mhámh is láidre atá do lámh.</translation>
    </message>
    <message>
        <source>Name {suit}: in many trial deals, that did best.</source>
        <translation>Ainmnigh {suit}: leis sin is fearr a d’éirigh i mórán rannta trialach.</translation>
    </message>
    <message>
        <source>One more trick, and {won}. Can you take this one?</source>
        <translation>Cúig amháin eile, agus {won}. An féidir leat an ceann seo a bhaint?</translation>
    </message>
    <message>
        <source>One more trick, and {won}. Which card is most likely to take it?</source>
        <translation>Cúig amháin eile, agus {won}. Cén cárta is dóichí a bhainfidh é?</translation>
    </message>
    <message>
        <source>One of your cards is sure to take this trick.</source>
        <translation>Tá cárta agat a bhainfidh an cúig seo gan amhras.</translation>
    </message>
    <message>
        <source>Pass: in many trial deals, that did best.</source>
        <translation>Pas: leis sin is fearr a d’éirigh i mórán rannta trialach.</translation>
    </message>
    <message>
        <source>Pass: there is no higher bid.</source>
        <translation>Pas: níl aon tairiscint níos airde ann.</translation>
    </message>
    <message>
        <source>Pass: {partner} has the bid.</source>
        <translation>Pas: is ag {partner} atá an tairiscint.</translation>
    </message>
    <message>
        <source>Play {card} and hold back {kept} for a better trick.</source>
        <translation>Imir {card:the} agus coinnigh siar {kept:the} le haghaidh cúig níos fearr.</translation>
    </message>
    <message>
        <source>Play {card} and hold back {kept}: {partner} is winning the trick.</source>
        <translation>Imir {card:the} agus coinnigh siar {kept:the}: is le {partner:h} an cúig faoi láthair.</translation>
    </message>
    <message>
        <source>Play {card} and save {kept} for a better trick.</source>
        <translation>Imir {card:the} agus sábháil {kept:the} le haghaidh cúig níos fearr.</translation>
    </message>
    <message>
        <source>Play {card}: if it takes the trick, {won}.</source>
        <translation>Imir {card:the}: má bhaineann an cárta sin an cúig, {won}.</translation>
    </message>
    <message>
        <source>Play {card}: if {name} takes this trick, {lost}.</source>
        <translation>Imir {card:the}: má bhaineann {name} an cúig seo, {lost}.</translation>
    </message>
    <message>
        <source>Play {card}: in many trial deals, it did better than {kept}.</source>
        <translation>Imir {card:the} seachas {kept:the}: leis sin is fearr a d’éirigh i mórán rannta trialach.</translation>
    </message>
    <message>
        <source>Bid {bid}: {trumps}, expect {hope}.</source>
        <translation>Tairg {bid}: {trumps}, bí ag súil le {hope}.</translation>
    </message>
    <message>
        <source>Give up: in many trial deals, that did best.</source>
        <translation>Géill: leis sin is fearr a d’éirigh i mórán rannta trialach.</translation>
    </message>
    <message>
        <source>Give up: most tricks would be yours only {often}.</source>
        <translation>Géill: ní bhainfeá formhór na gcúigeanna ach {often}.</translation>
    </message>
    <message>
        <source>Hold: {trumps}, expect {hope}.</source>
        <translation>Coinnigh: {trumps}, bí ag súil le {hope}.</translation>
    </message>
    <message>
        <source>Is there still a fair chance of most tricks?</source>
        <translation>An bhfuil seans maith fós agat ar fhormhór na gcúigeanna?</translation>
    </message>
    <message>
        <source>Leave {card}: all your cards are better.</source>
        <translation>Fág {card:the}: is fearr gach cárta atá agat.</translation>
    </message>
    <message>
        <source>Leave {card}: in many trial deals, that did best.</source>
        <translation>Fág {card:the}: leis sin is fearr a d’éirigh i mórán rannta trialach.</translation>
    </message>
    <message>
        <source>Pass: even {trumps}, all the tricks are too much to expect.</source>
        <translation>Pas: fiú {trumps}, is iomarcach a bheith ag súil leis na cúigeanna go léir.</translation>
    </message>
    <message>
        <source>Pass: even {trumps}, expect only {hope}.</source>
        <translation>Pas: fiú {trumps}, ná bí ag súil ach le {hope}.</translation>
    </message>
    <message>
        <source>Play {card}: it is the cheapest card that wins.</source>
        <translation>Imir {card:the}: sin an cárta is saoire a bhaineann an cúig.</translation>
    </message>
    <message>
        <source>Play {card}: it is the only card you may play.</source>
        <translation>Imir {card:the}: sin an t-aon chárta a bhfuil cead agat é a imirt.</translation>
    </message>
    <message>
        <source>Play {card}: it is your last card.</source>
        <translation>Imir {card:the}: sin an cárta deireanach atá agat.</translation>
    </message>
    <message>
        <source>Play {card}: it wins so far, with {names} still to play.</source>
        <translation>Imir {card:the}: tá an cárta sin chun tosaigh go dtí seo, agus {names} le himirt fós.</translation>
    </message>
    <message>
        <source>Play {card}: no opponent still to play can beat it.</source>
        <translation>Imir {card:the}: ní féidir le haon chéile comhraic atá le himirt fós an cárta sin a bhualadh.</translation>
    </message>
    <message>
        <source>Play {card}: you cannot win this trick, and it is the card you need least.</source>
        <translation>Imir {card:the}: ní féidir leat an cúig seo a bhaint, agus sin an cárta is lú atá de dhíth ort.</translation>
    </message>
    <message>
        <source>Play {card}: it is allowed, but no more than a guess.</source>
        <translation>Imir {card:the}: tá cead agat, ach níl ann ach buille faoi thuairim.</translation>
    </message>
    <message>
        <source>Play {card}: {partner} could still be beaten.</source>
        <translation>Imir {card:the}: d’fhéadfaí {partner} a bhualadh fós.</translation>
    </message>
    <message>
        <source>Play {card}: {partner} is winning the trick.</source>
        <translation>Imir {card:the}: is le {partner:h} an cúig faoi láthair.</translation>
    </message>
    <message>
        <source>Play {card}: {partner} plays last.</source>
        <translation>Imir {card:the}: imríonn {partner} ar deireadh.</translation>
    </message>
    <message>
        <source>Put out {cards}: in many trial deals, that did best.</source>
        <translation>Díol {cards:the} as: leis sin is fearr a d’éirigh i mórán rannta trialach.</translation>
    </message>
    <message>
        <source>Put out {cards}: they are your weakest with {suit} as trumps.</source>
        <translation>Díol {cards:the} as: sin na cártaí is laige agat le {suit} mar mhámh.</translation>
    </message>
    <message>
        <source>Put out {card}: it is your weakest with {suit} as trumps.</source>
        <translation>Díol {card:the} as: sin an cárta is laige agat le {suit} mar mhámh.</translation>
    </message>
    <message>
        <source>Rob and put out {card}: an ace that does not rob is the lowest trump.</source>
        <translation>Robáil agus díol {card:the} as: aon nach robálann, sin an mámh is ísle.</translation>
    </message>
    <message>
        <source>Rob and put out {card}: in many trial deals, that did best.</source>
        <translation>Robáil agus díol {card:the} as: leis sin is fearr a d’éirigh i mórán rannta trialach.</translation>
    </message>
    <message>
        <source>Rob and put out {card}: in this game you must.</source>
        <translation>Robáil agus díol {card:the} as: níl aon dul as sa chluiche seo.</translation>
    </message>
    <message>
        <source>Rob and put out {card}: otherwise you cannot win the game in this deal.</source>
        <translation>Robáil agus díol {card:the} as: gan robáil, ní féidir leat an cluiche a bhuachan sa roinnt seo.</translation>
    </message>
    <message>
        <source>Rob: take {kept} and put out {card}, your weakest card.</source>
        <translation>Robáil: tóg {kept:the} agus díol {card:the} as, an cárta is laige agat.</translation>
    </message>
    <message>
        <source>See it: in many trial deals, that did best.</source>
        <translation>Glac leis: leis sin is fearr a d’éirigh i mórán rannta trialach.</translation>
    </message>
    <message>
        <source>See it: most tricks would be yours {often}.</source>
        <translation>Glac leis: bheadh formhór na gcúigeanna agat {often}.</translation>
    </message>
    <message>
        <source>Take the pool: the last tricks cannot all be yours.</source>
        <translation>Tóg an pota: ní féidir leat na cúigeanna deireanacha go léir a bhaint.</translation>
    </message>
    <message>
        <source>Take the pool: the last tricks would be yours {often}.</source>
        <translation>Tóg an pota: ba leatsa na cúigeanna deireanacha {often}.</translation>
    </message>
    <message>
        <source>Take {card}: it is the best card in the stock.</source>
        <translation>Tóg {card:the}: sin an cárta is fearr sa stoc.</translation>
    </message>
    <message>
        <source>Think of the whole deal, and of how the game stands.</source>
        <translation>Smaoinigh ar an roinnt ar fad, agus ar staid an chluiche.</translation>
    </message>
    <message>
        <source>This trick is in {suit}. Is it worth one of your trumps?</source>
        <translation>Is sna {suit} atá an cúig seo. An fiú mámh leat é?</translation>
    </message>
    <message>
        <source>Trump the {suit} with {card}: it wins so far.</source>
        <translation>Leag {card:the} ar na {suit}: tá an mámh sin chun tosaigh go dtí seo.</translation>
    </message>
    <message>
        <source>Trumps and kings are worth keeping. What else do you hold?</source>
        <translation>Is fiú máite agus ríthe a choinneáil. Cad eile atá agat?</translation>
    </message>
    <message>
        <source>Vie a card: in many trial deals, that did best.</source>
        <translation>Tabhair dúshlán cárta: leis sin is fearr a d’éirigh i mórán rannta trialach.</translation>
    </message>
    <message>
        <source>Vie a card: most tricks would be yours {often}.</source>
        <translation>Tabhair dúshlán cárta: bheadh formhór na gcúigeanna agat {often}.</translation>
    </message>
    <message>
        <source>Do not vie: in many trial deals, that did best.</source>
        <translation>Ná tabhair dúshlán: leis sin is fearr a d’éirigh i mórán rannta trialach.</translation>
    </message>
    <message>
        <source>Do not vie: most tricks would be yours only {often}.</source>
        <translation>Ná tabhair dúshlán: ní bhainfeá formhór na gcúigeanna ach {often}.</translation>
    </message>
    <message>
        <source>What do the rules say about leaving the turn-up?</source>
        <translation>Cad a deir na rialacha faoin mámh cinn a fhágáil?</translation>
    </message>
    <message>
        <source>What may you change now?</source>
        <translation>Cad is féidir leat a mhalartú anois?</translation>
    </message>
    <message>
        <source>Which bids are left?</source>
        <translation>Cé na tairiscintí atá fágtha?</translation>
    </message>
    <message>
        <source>Which card of the stock is the best trump?</source>
        <translation>Cén cárta sa stoc an mámh is fearr?</translation>
    </message>
    <message>
        <source>Which cards may you play?</source>
        <translation>Cé na cártaí a bhfuil cead agat iad a imirt?</translation>
    </message>
    <message>
        <source>Which of your cards can nobody beat now?</source>
        <translation>Cén cárta agat nach féidir le haon duine a bhualadh anois?</translation>
    </message>
    <message>
        <source>Which of your cards could only a trump beat?</source>
        <translation>Cén cárta agat nach bhféadfadh ach mámh a bhualadh?</translation>
    </message>
    <message>
        <source>Which of your cards do you want to keep for later tricks?</source>
        <translation>Cé na cártaí ba mhaith leat a choinneáil do na cúigeanna atá le teacht?</translation>
    </message>
    <message>
        <source>Which suit gives you the most and the best trumps?</source>
        <translation>Cén dath a thugann an líon is mó máite duit, agus na cinn is fearr?</translation>
    </message>
    <message>
        <source>Would you rather play this deal for more, or for less?</source>
        <translation>Arbh fhearr leat an roinnt seo a imirt ar níos mó, nó ar níos lú?</translation>
    </message>
    <message>
        <source>You can take this trick, and no opponent plays after you. Which is the cheapest card that does it?</source>
        <translation>Is féidir leat an cúig seo a bhaint, agus níl aon chéile comhraic le himirt i do dhiaidh. Cad é an cárta is saoire a dhéanfaidh é?</translation>
    </message>
    <message>
        <source>You cannot win this trick. Which card will you need least?</source>
        <translation>Ní féidir leat an cúig seo a bhaint. Cén cárta is lú a bheidh de dhíth ort?</translation>
    </message>
    <message>
        <source>You could be winning, with {names} still to play. Is it worth it?</source>
        <translation>D’fhéadfá a bheith chun tosaigh, agus {names} le himirt fós. An fiú é?</translation>
    </message>
    <message>
        <source>You could win this trick. Is it worth the card, or will you want it later?</source>
        <translation>D’fhéadfá an cúig seo a bhaint. An fiú an cárta é, nó an mbeidh sé de dhíth ort ar ball?</translation>
    </message>
    <message>
        <source>You may not take the turn-up.</source>
        <translation>Níl cead agat an mámh cinn a thógáil.</translation>
    </message>
    <message>
        <source>You must bid: {trumps}, expect {hope}.</source>
        <translation>Caithfidh tú tairiscint a dhéanamh: {trumps}, bí ag súil le {hope}.</translation>
    </message>
    <message>
        <source>{partner} has the bid. Could you do better?</source>
        <translation>Is ag {partner} atá an tairiscint. An ndéanfá níos fearr?</translation>
    </message>
    <message>
        <source>{partner} is winning the trick, but is it safe? Can you help?</source>
        <translation>Is le {partner:h} an cúig faoi láthair, ach an bhfuil sé slán? An féidir leat cabhrú?</translation>
    </message>
    <message>
        <source>{partner} is winning the trick. Must you spend a good card?</source>
        <translation>Is le {partner:h} an cúig faoi láthair. An gá duit cárta maith a chaitheamh air?</translation>
    </message>
    <message>
        <source>{partner} is winning the trick. Which trumps may you hold back?</source>
        <translation>Is le {partner:h} an cúig faoi láthair. Cé na máite is féidir leat a choinneáil siar?</translation>
    </message>
    <message>
        <source>{partner} plays last. Must you win the trick yourself?</source>
        <translation>Imríonn {partner} ar deireadh. An gá duit féin an cúig a bhaint?</translation>
    </message>
    <message>
        <source>You have no strong lead. Which card gives away least?</source>
        <translation>Níl aon tús láidir imeartha agat. Cén cárta is lú a thugann uaidh?</translation>
    </message>
    <message>
        <source>Call for {card}: in many trial deals, that did best.</source>
        <translation>Glaoigh ar an gcárta seo, {card:the}: leis sin is fearr a d’éirigh i mórán rannta trialach.</translation>
    </message>
    <message>
        <source>Call for {card}: it is the best trump that you lack.</source>
        <translation>Glaoigh ar an gcárta seo, {card:the}: is é an mámh is fearr é nach bhfuil agat.</translation>
    </message>
    <message>
        <source>Play alone: in many trial deals, that did best.</source>
        <translation>Imir i d’aonar: leis sin is fearr a d’éirigh i mórán rannta trialach.</translation>
    </message>
    <message>
        <source>Play alone: your own hand takes every trick.</source>
        <translation>Imir i d’aonar: baineann do lámh féin gach cúig.</translation>
    </message>
    <message>
        <source>Play {card}: after millions of practice deals, it seems better than {kept}.</source>
        <translation>Imir {card:the} seachas {kept:the}: tar éis na milliúin rannta cleachtaidh, is cosúil gurb in is fearr.</translation>
    </message>
    <message>
        <source>Rob and put out {card}: after millions of practice deals, that seems best.</source>
        <translation>Robáil agus díol {card:the} as: tar éis na milliúin rannta cleachtaidh, is cosúil gurb in is fearr.</translation>
    </message>
    <message>
        <source>Which card in another hand would help you most?</source>
        <translation>Cén cárta i lámh eile is mó a chabhródh leat?</translation>
    </message>
    <message>
        <source>You have nothing to put out now.</source>
        <translation>Níl dada agat le díol as anois.</translation>
    </message>
    <message>
        <source>You hold more than one trump. What if the others had to play theirs?</source>
        <translation>Tá níos mó ná mámh amháin agat. Cad a tharlódh dá mbeadh ar na daoine eile a máite féin a imirt?</translation>
    </message>
    <message>
        <source>You hold one trump. Is it worth more led now, or kept?</source>
        <translation>Tá mámh amháin agat. Cé acu is fearr, tosú leis anois nó é a choinneáil?</translation>
    </message>
    <message>
        <source>about once in 100 times</source>
        <translation>timpeall uair amháin as 100</translation>
    </message>
    <message numerus="yes">
        <source>about {number} times in 100</source>
        <translation>
            <numerusform>timpeall uair amháin as 100</numerusform>
            <numerusform>timpeall {number:count uair} as 100</numerusform>
            <numerusform>timpeall {number:count uair} as 100</numerusform>
        </translation>
    </message>
    <message>
        <source>about {points}</source>
        <translation>timpeall {points}</translation>
    </message>
    <message>
        <source>all the tricks</source>
        <translation>gach cúig</translation>
    </message>
    <message>
        <source>almost every time</source>
        <translation>beagnach i gcónaí</translation>
    </message>
    <message>
        <source>every time</source>
        <translation>i gcónaí</translation>
    </message>
    <message>
        <source>the contract is broken</source>
        <translation>brisfear an conradh</translation>
    </message>
    <message>
        <source>the contract is made</source>
        <translation>comhlíonfar an conradh</translation>
    </message>
    <message>
        <source>the deal is lost</source>
        <translation>beidh an roinnt caillte</translation>
    </message>
    <message>
        <source>the deal is yours</source>
        <translation>is leatsa an roinnt</translation>
    </message>
    <message>
        <source>the game is lost</source>
        <translation>beidh an cluiche caillte</translation>
    </message>
    <message>
        <source>the game is yours</source>
        <translation>is leatsa an cluiche</translation>
    </message>
    <message>
        <source>the jink fails</source>
        <translation>teipfidh ar na cúig</translation>
    </message>
    <message>
        <source>the jink is made</source>
        <translation>éireoidh leis na cúig</translation>
    </message>
    <message>
        <source>the pool is gone</source>
        <translation>beidh an pota imithe</translation>
    </message>
    <message>
        <source>the pool is yours</source>
        <translation>is leatsa an pota</translation>
    </message>
    <message>
        <source>with the best trump the contract is made</source>
        <translation>comhlíonfar an conradh leis an mámh is airde</translation>
    </message>
    <message>
        <source>with {suit} as trumps</source>
        <translation>le {suit} mar mhámh</translation>
    </message>
    <message>
        <source>with {suit} as trumps and the cards you draw</source>
        <translation>le {suit} mar mhámh agus leis na cártaí a tharraingeoidh tú</translation>
    </message>
    <message>
        <source>with {suit} as trumps and the kitty</source>
        <translation>le {suit} mar mhámh agus leis an mbanc</translation>
    </message>
    <message>
        <source>your own hand</source>
        <translation>do lámh féin</translation>
    </message>
    <message>
        <source>{name}, your partner,</source>
        <translation>{name}, do pháirtí,</translation>
    </message>
    <message numerus="yes">
        <source>{number} opponents</source>
        <translation>
            <numerusform>céile comhraic amháin</numerusform>
            <numerusform>beirt chéilí comhraic</numerusform>
            <numerusform>{number:people} céilí comhraic</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>A bid must be higher than the highest so far.</source>
        <translation>Caithfidh tairiscint a bheith níos airde ná an ceann is airde go dtí seo.</translation>
    </message>
    <message>
        <source>At this table you must take the turn-up first.</source>
        <translation>Ag an tábla seo caithfidh tú an mámh cinn a thógáil ar dtús.</translation>
    </message>
    <message>
        <source>Call for a card that you have not had.</source>
        <translation>Glaoigh ar chárta nach raibh agat.</translation>
    </message>
    <message>
        <source>Call for one of the trumps that are offered.</source>
        <translation>Glaoigh ar cheann de na máite a thairgtear.</translation>
    </message>
    <message>
        <source>Everybody else has passed: you must bid.</source>
        <translation>Tá pas ráite ag gach duine eile: caithfidh tú tairiscint a dhéanamh.</translation>
    </message>
    <message>
        <source>Not {card}: {why}</source>
        <translation>Ná himir {card:the}: {why}</translation>
    </message>
    <message>
        <source>Not {card}: {why} Play {instead}.</source>
        <translation>Ná himir {card:the}: {why} Imir {instead:the}.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Ní féidir é sin a dhéanamh anois.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Tá an cluiche thart.</translation>
    </message>
    <message>
        <source>The joker stays: put out another card for it.</source>
        <translation>Fanann an jóicéir: díol cárta eile as ina áit.</translation>
    </message>
    <message>
        <source>There is no bid to hold.</source>
        <translation>Níl aon tairiscint ann le coinneáil.</translation>
    </message>
    <message>
        <source>This close to the end, you must bid at least {least}.</source>
        <translation>Chomh gar seo don deireadh, caithfidh tú {least} ar a laghad a thairiscint.</translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation>Níl an cárta sin agat.</translation>
    </message>
    <message>
        <source>You may not take the turn-up.</source>
        <translation>Níl cead agat an mámh cinn a thógáil.</translation>
    </message>
    <message>
        <source>at this table the first card led must be a trump.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>caithfear tosú le mámh sa chéad chúig ag an tábla seo.</translation>
    </message>
    <message>
        <source>{name} led a trump, and you hold one that may not be held back.</source>
        <translation>thosaigh {name} le mámh, agus tá mámh agat nach bhfuil cead agat a choinneáil siar.</translation>
    </message>
    <message>
        <source>{name} led {suit}, and you hold that suit.</source>
        <translation>thosaigh {name} le {suit}, agus tá an dath sin agat.</translation>
    </message>
    <message>
        <source>{name} led {suit}, so follow suit or trump.</source>
        <translation>thosaigh {name} le {suit}, mar sin imir an dath sin nó leag mámh.</translation>
    </message>
    <message>
        <source>{name} led {suit}, so follow suit.</source>
        <translation>thosaigh {name} le {suit}, mar sin imir an dath sin.</translation>
    </message>
</context>
<context>
    <name>results</name>
    <message>
        <source>A tie between {names}</source>
        <translation>Comhscór idir {names}</translation>
    </message>
    <message numerus="yes">
        <source>All {tricks} tricks of a deal win the game.</source>
        <translation>
            <numerusform>Buann an té a bhaineann na {tricks:count cúig} go léir i roinnt amháin an cluiche.</numerusform>
            <numerusform>Buann an té a bhaineann na {tricks:count cúig} go léir i roinnt amháin an cluiche.</numerusform>
            <numerusform>Buann an té a bhaineann na {tricks:count cúig} go léir i roinnt amháin an cluiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Roinnt {number}</translation>
    </message>
    <message>
        <source>Deal {number} goes to {name}, with {tricks}</source>
        <translation>Is le {name:h} roinnt {number}, le {tricks}</translation>
    </message>
    <message>
        <source>Deal {number} is over</source>
        <translation>Tá roinnt {number} thart</translation>
    </message>
    <message>
        <source>Deal {number} is yours, with {tricks}</source>
        <translation>Is leatsa roinnt {number}, le {tricks}</translation>
    </message>
    <message>
        <source>Deal {number}: all passed</source>
        <translation>Roinnt {number}: pas ó gach duine</translation>
    </message>
    <message>
        <source>Deal {number}: the pool is spoiled</source>
        <translation>Roinnt {number}: milleadh an pota</translation>
    </message>
    <message>
        <source>Deal {number}: you gave it up</source>
        <translation>Roinnt {number}: ghéill tú í</translation>
    </message>
    <message>
        <source>Deal {number}: you jinked and took all five</source>
        <translation>Roinnt {number}: bhain tú na cúig uile</translation>
    </message>
    <message>
        <source>Deal {number}: you jinked and failed</source>
        <translation>Roinnt {number}: chuaigh tú ar na cúig, gan rath</translation>
    </message>
    <message>
        <source>All the tricks count {points} more for you.</source>
        <translation>Is fiú {points} sa bhreis duitse na cúigeanna go léir.</translation>
    </message>
    <message>
        <source>All the tricks count {points} more for {name}.</source>
        <translation>Is fiú {points} sa bhreis na cúigeanna go léir {name:do}.</translation>
    </message>
    <message>
        <source>Deal {number}: you win the pool</source>
        <translation>Roinnt {number}: bhuaigh tú an pota</translation>
    </message>
    <message>
        <source>Deal {number}: {contract}</source>
        <translation>Roinnt {number}: {contract}</translation>
    </message>
    <message>
        <source>Deal {number}: {gains}</source>
        <translation>Roinnt {number}: {gains}</translation>
    </message>
    <message>
        <source>Deal {number}: {name} gave it up</source>
        <translation>Roinnt {number}: ghéill {name} í</translation>
    </message>
    <message>
        <source>Deal {number}: {name} jinked and failed</source>
        <translation>Roinnt {number}: chuaigh {name} ar na cúig, gan rath</translation>
    </message>
    <message>
        <source>Deal {number}: {name} jinked and took all five</source>
        <translation>Roinnt {number}: bhain {name} na cúig uile</translation>
    </message>
    <message>
        <source>Deal {number}: {name} wins the pool</source>
        <translation>Roinnt {number}: bhuaigh {name} an pota</translation>
    </message>
    <message>
        <source>Each owes you {amount}.</source>
        <translation>Tá {amount} agat ar gach duine eile.</translation>
    </message>
    <message>
        <source>Each owes {name} {amount}.</source>
        <translation>Tá {amount} ag {name} ar gach duine eile.</translation>
    </message>
    <message>
        <source>Games: {games}.</source>
        <translation>Cluichí: {games}.</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>An cúig deireanach</translation>
    </message>
    <message>
        <source>One earlier deal</source>
        <translation>Roinnt amháin roimhe seo</translation>
    </message>
    <message>
        <source>Stake {stake} a game</source>
        <translation>Geall {stake} an cluiche</translation>
    </message>
    <message>
        <source>Stake {stake} a match</source>
        <translation>Geall {stake} an comórtas</translation>
    </message>
    <message>
        <source>The best trump, {card}, counts {points} for you.</source>
        <translation>Tá {points:count pointe} agat ar an mámh is airde, {card:the}.</translation>
    </message>
    <message>
        <source>The best trump, {card}, counts {points} for {name}.</source>
        <translation>Tá {points:count pointe} ag {name} ar an mámh is airde, {card:the}.</translation>
    </message>
    <message>
        <source>The last game was a tie.</source>
        <translation>Bhí an cluiche deireanach cothrom.</translation>
    </message>
    <message>
        <source>The match is a tie between {names}</source>
        <translation>Tá an comórtas cothrom idir {names}</translation>
    </message>
    <message numerus="yes">
        <source>Together they took {points} of the {bid} points bid.</source>
        <translation>
            <numerusform>Bhain siad {points} den phointe amháin a tairgeadh.</numerusform>
            <numerusform>Bhain siad le chéile {points} de na {bid:count pointe} a tairgeadh.</numerusform>
            <numerusform>Bhain siad le chéile {points} de na {bid:count pointe} a tairgeadh.</numerusform>
        </translation>
    </message>
    <message>
        <source>Together they took {tricks} and needed all {all}.</source>
        <translation>Bhain siad {tricks} le chéile, agus bhí gach ceann de na {all} ag teastáil.</translation>
    </message>
    <message>
        <source>Trick {number} of {all}</source>
        <translation>Cúig {number} as {all}</translation>
    </message>
    <message>
        <source>Won the first deal.</source>
        <translation>Bua sa chéad roinnt.</translation>
    </message>
    <message>
        <source>Won {number} of {deals}.</source>
        <translation>Buaite: {number:count ceann} as {deals}.</translation>
    </message>
    <message>
        <source>You led {card} and took the trick.</source>
        <translation>Thosaigh tú leis an {card:ecl} agus bhain tú an cúig.</translation>
    </message>
    <message>
        <source>You owe {creditor} {amount}.</source>
        <translation>Tá {amount} ag {creditor} ort.</translation>
    </message>
    <message>
        <source>You took the trick with {card}.</source>
        <translation>Bhain tú an cúig leis an {card:ecl}.</translation>
    </message>
    <message numerus="yes">
        <source>You took {points} of the {bid} points bid.</source>
        <translation>
            <numerusform>Bhain tú {points} as na {bid:count pointe} a thairg tú.</numerusform>
            <numerusform>Bhain tú {points} as na {bid:count pointe} a thairg tú.</numerusform>
            <numerusform>Bhain tú {points} as na {bid:count pointe} a thairg tú.</numerusform>
        </translation>
    </message>
    <message>
        <source>You took {tricks} and needed all {all}.</source>
        <translation>Bhí na {all:count cúig} go léir ag teastáil. Tusa: {tricks}.</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>Bhuaigh tú an cluiche</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Bhuaigh tú an comórtas</translation>
    </message>
    <message>
        <source>You won the last game.</source>
        <translation>Bhuaigh tú an cluiche deireanach.</translation>
    </message>
    <message numerus="yes">
        <source>Your side took {points} of the {bid} points bid.</source>
        <translation>
            <numerusform>Bhain do thaobhsa {points} as na {bid:count pointe} a tairgeadh.</numerusform>
            <numerusform>Bhain do thaobhsa {points} as na {bid:count pointe} a tairgeadh.</numerusform>
            <numerusform>Bhain do thaobhsa {points} as na {bid:count pointe} a tairgeadh.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side took {tricks} and needed all {all}.</source>
        <translation>Bhí na {all:count cúig} go léir ag teastáil. Do thaobhsa: {tricks}.</translation>
    </message>
    <message>
        <source>all passed</source>
        <translation>pas ó gach duine</translation>
    </message>
    <message>
        <source>best of {number}</source>
        <translation>an té is fearr as {number}</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>licíní</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>roinnt {number}</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>rannta</translation>
    </message>
    <message>
        <source>each {gain}</source>
        <translation>{gain} ag cách</translation>
    </message>
    <message>
        <source>first to win a deal</source>
        <translation>an chéad duine a bhuann roinnt</translation>
    </message>
    <message>
        <source>first to {number}</source>
        <translation>an chéad duine go {number}</translation>
    </message>
    <message numerus="yes">
        <source>first to {number} deals</source>
        <translation>
            <numerusform>an chéad duine go {number:count roinnt}</numerusform>
            <numerusform>an chéad duine go {number:count roinnt}</numerusform>
            <numerusform>an chéad duine go {number:count roinnt}</numerusform>
        </translation>
    </message>
    <message>
        <source>game {number} of {all}</source>
        <translation>cluiche {number} as {all}</translation>
    </message>
    <message>
        <source>nobody scored</source>
        <translation>gan aon scór</translation>
    </message>
    <message>
        <source>one deal</source>
        <translation>roinnt amháin</translation>
    </message>
    <message>
        <source>one deal in all</source>
        <translation>roinnt amháin san iomlán</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pointí</translation>
    </message>
    <message>
        <source>spoiled</source>
        <translation>millte</translation>
    </message>
    <message>
        <source>the pool was spoiled once</source>
        <translation>milleadh an pota uair amháin</translation>
    </message>
    <message>
        <source>the pool was spoiled twice</source>
        <translation>milleadh an pota faoi dhó</translation>
    </message>
    <message numerus="yes">
        <source>the pool was spoiled {number} times</source>
        <translation>
            <numerusform>milleadh an pota {number:count uair}</numerusform>
            <numerusform>milleadh an pota {number:count uair}</numerusform>
            <numerusform>milleadh an pota {number:count uair}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tied {number}</source>
        <translation>
            <numerusform>cothrom {number}</numerusform>
            <numerusform>cothrom {number}</numerusform>
            <numerusform>cothrom {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}. You took the trick.</source>
        <translation>{cards}. Bhain tú an cúig.</translation>
    </message>
    <message>
        <source>{cards}. {name} took the trick.</source>
        <translation>{cards}. Bhain {name} an cúig.</translation>
    </message>
    <message>
        <source>{count} in {deals}.</source>
        <translation>{count} as {deals}.</translation>
    </message>
    <message>
        <source>{debtor} owes you {amount}.</source>
        <translation>Tá {amount} agat ar {debtor:len}.</translation>
    </message>
    <message>
        <source>{debtor} owes {creditor} {amount}.</source>
        <translation>Tá {amount} ag {creditor} ar {debtor:len}.</translation>
    </message>
    <message>
        <source>{game}.</source>
        <translation>{game}.</translation>
    </message>
    <message>
        <source>{names} {gain}</source>
        <translation>{names} {gain}</translation>
    </message>
    <message>
        <source>{name} led {card} and took the trick.</source>
        <translation>Bhain {name} an cúig leis an gcárta tosaigh, {card:the}.</translation>
    </message>
    <message>
        <source>{name} took the trick with {card}.</source>
        <translation>Bhain {name} an cúig leis an {card:ecl}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} took {points} of the {bid} points bid.</source>
        <translation>
            <numerusform>Bhain {name} {points} as na {bid:count pointe} a tairgeadh.</numerusform>
            <numerusform>Bhain {name} {points} as na {bid:count pointe} a tairgeadh.</numerusform>
            <numerusform>Bhain {name} {points} as na {bid:count pointe} a tairgeadh.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} took {tricks} and needed all {all}.</source>
        <translation>Bhí na {all:count cúig} go léir ag teastáil. {name}: {tricks}.</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation>Bhuaigh {name} an cluiche</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>Bhuaigh {name} an comórtas</translation>
    </message>
    <message>
        <source>{name} won the last game.</source>
        <translation>Bhuaigh {name} an cluiche deireanach.</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message numerus="yes">
        <source>{number} deals in all</source>
        <translation>
            <numerusform>{number:count roinnt} san iomlán</numerusform>
            <numerusform>{number:count roinnt} san iomlán</numerusform>
            <numerusform>{number:count roinnt} san iomlán</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} earlier deals</source>
        <translation>
            <numerusform>{number:count roinnt} roimhe seo</numerusform>
            <numerusform>{number:count roinnt} roimhe seo</numerusform>
            <numerusform>{number:count roinnt} roimhe seo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more to play.</source>
        <translation>
            <numerusform>ceann amháin eile le himirt.</numerusform>
            <numerusform>{number:count ceann} eile le himirt.</numerusform>
            <numerusform>{number:count ceann} eile le himirt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} sides with {gain}</source>
        <translation>
            <numerusform>{number:count taobh} ar {gain}</numerusform>
            <numerusform>{number:count taobh} ar {gain}</numerusform>
            <numerusform>{number:count taobh} ar {gain}</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} with {gain}</source>
        <translation>{number:people} ar {gain}</translation>
    </message>
    <message>
        <source>{points} win at once, so the cards still in hand are not played.</source>
        <translation>Buann {points} láithreach, mar sin ní imrítear na cártaí atá fós sna lámha.</translation>
    </message>
    <message>
        <source>{what} of {number}</source>
        <translation>{what} as {number}</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Every decision checked: nothing costly.</source>
        <translation>Tá gach cinneadh meáite: níl dada costasach ann.</translation>
    </message>
    <message>
        <source>Every decision checked: one costly move.</source>
        <translation>Tá gach cinneadh meáite: bhí ceann amháin costasach.</translation>
    </message>
    <message numerus="yes">
        <source>Every decision checked: {number} costly moves.</source>
        <translation>
            <numerusform>Tá gach cinneadh meáite: bhí ceann amháin costasach.</numerusform>
            <numerusform>Tá gach cinneadh meáite: bhí {number:count ceann} costasach.</numerusform>
            <numerusform>Tá gach cinneadh meáite: bhí {number:count ceann} costasach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the play</source>
        <translation>Roimh an imirt</translation>
    </message>
    <message>
        <source>Before trick {number} of {tricks}</source>
        <translation>Roimh chúig {number} as {tricks}</translation>
    </message>
    <message>
        <source>Chips you could expect</source>
        <translation>Licíní ar an meán</translation>
    </message>
    <message>
        <source>Choose a card to see what it would have been worth.</source>
        <translation>Roghnaigh cárta agus feicfidh tú cad ab fhiú é.</translation>
    </message>
    <message>
        <source>Choose {card}</source>
        <translation>Roghnaigh {card:the}</translation>
    </message>
    <message>
        <source>Costly decisions of the whole game</source>
        <translation>Cinntí costasacha an chluiche ar fad</translation>
    </message>
    <message>
        <source>Costly moves in this game</source>
        <translation>Cinntí costasacha an chluiche</translation>
    </message>
    <message>
        <source>Deal {number}. {said}</source>
        <translation>Roinnt {number}. {said}</translation>
    </message>
    <message>
        <source>Decisions of this deal</source>
        <translation>Cinntí na roinnte seo</translation>
    </message>
    <message>
        <source>Games won in 100</source>
        <translation>Cluichí a bhuafaí as 100</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Lean ar aghaidh</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>Sa lámh</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <translation>Fágtha sa lámh</translation>
    </message>
    <message>
        <source>Let me find the better card first</source>
        <translation>Lig dom an cárta is fearr a aimsiú ar dtús</translation>
    </message>
    <message>
        <source>Look back: deal {number}</source>
        <translation>Féach siar: roinnt {number}</translation>
    </message>
    <message>
        <source>Look back: deal {number}, as far as you saw it</source>
        <translation>Féach siar: roinnt {number}, a bhfaca tú di</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>An chéad roinnt eile</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Céim ar aghaidh</translation>
    </message>
    <message>
        <source>Nobody had a choice in this deal.</source>
        <translation>Ní raibh aon rogha ag aon duine sa roinnt seo.</translation>
    </message>
    <message>
        <source>Not quite: {card} costs {cost}. Try another.</source>
        <translation>Ní hé sin é fós: cosnaíonn {card:the} {cost}. Triail ceann eile.</translation>
    </message>
    <message>
        <source>Nothing costly in this game. Well played.</source>
        <translation>Níl dada costasach sa chluiche seo. D’imir tú go maith.</translation>
    </message>
    <message>
        <source>Nothing costly so far.</source>
        <translation>Níl dada costasach ann go dtí seo.</translation>
    </message>
    <message>
        <source>Nothing costly was found.</source>
        <translation>Níor aimsíodh dada costasach.</translation>
    </message>
    <message numerus="yes">
        <source>On average it is worth {points} more, and wins {games} more in 100 games.</source>
        <translation>
            <numerusform>Ar an meán tugann sé {points} sa bhreis, agus buann sé {games:count cluiche} sa bhreis as 100.</numerusform>
            <numerusform>Ar an meán tugann sé {points} sa bhreis, agus buann sé {games:count cluiche} sa bhreis as 100.</numerusform>
            <numerusform>Ar an meán tugann sé {points} sa bhreis, agus buann sé {games:count cluiche} sa bhreis as 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>On average it is worth {points} more.</source>
        <translation>Ar an meán tugann sé {points} sa bhreis.</translation>
    </message>
    <message>
        <source>Others played this game on their own screens, so it cannot be played on from here.</source>
        <translation>D’imir daoine eile an cluiche seo ar a scáileáin féin, mar sin ní féidir imirt ar aghaidh as seo.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Sos</translation>
    </message>
    <message>
        <source>Go on from here</source>
        <translation>Imir ar aghaidh as seo</translation>
    </message>
    <message>
        <source>Play it back</source>
        <translation>Taispeáin an imirt</translation>
    </message>
    <message>
        <source>Points you could expect</source>
        <translation>Pointí ar an meán</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Taispeáin an freagra</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Céim siar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stad</translation>
    </message>
    <message numerus="yes">
        <source>Stopped. {done} of {decisions} decisions are checked.</source>
        <translation>
            <numerusform>Stadta. Tá {done} as {decisions:count cinneadh} meáite.</numerusform>
            <numerusform>Stadta. Tá {done} as {decisions:count cinneadh} meáite.</numerusform>
            <numerusform>Stadta. Tá {done} as {decisions:count cinneadh} meáite.</numerusform>
        </translation>
    </message>
    <message>
        <source>That may be off by {figures}.</source>
        <translation>D’fhéadfadh sé sin a bheith {figures} amach.</translation>
    </message>
    <message>
        <source>This is the first deal.</source>
        <translation>Seo an chéad roinnt.</translation>
    </message>
    <message>
        <source>This is the first step.</source>
        <translation>Seo an chéad chéim.</translation>
    </message>
    <message>
        <source>First costly move</source>
        <translation>An chéad cheann costasach</translation>
    </message>
    <message numerus="yes">
        <source>It wins {games} more in 100 games.</source>
        <translation>
            <numerusform>Buann sé {games:count cluiche} sa bhreis as 100.</numerusform>
            <numerusform>Buann sé {games:count cluiche} sa bhreis as 100.</numerusform>
            <numerusform>Buann sé {games:count cluiche} sa bhreis as 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next costly move</source>
        <translation>Ceann costasach eile</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>An roinnt roimhe seo</translation>
    </message>
    <message>
        <source>This is the last finished deal.</source>
        <translation>Seo an roinnt chríochnaithe dheireanach.</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>Seo an chéim dheireanach.</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Cúig {number}</translation>
    </message>
    <message>
        <source>Trick {number} of {tricks}</source>
        <translation>Cúig {number} as {tricks}</translation>
    </message>
    <message>
        <source>Trick {number}. {said}</source>
        <translation>Cúig {number}. {said}</translation>
    </message>
    <message>
        <source>Trick {number}: {said}</source>
        <translation>Cúig {number}: {said}</translation>
    </message>
    <message>
        <source>Trumps: {suit}</source>
        <translation>Mámh: {suit}</translation>
    </message>
    <message>
        <source>Try it again from here</source>
        <translation>Triail arís as seo é</translation>
    </message>
    <message>
        <source>Checking each decision: {done} of {decisions}</source>
        <translation>Gach cinneadh á mheá: {done} as {decisions}</translation>
    </message>
    <message>
        <source>What would you play now?</source>
        <translation>Cad a d’imreofá anois?</translation>
    </message>
    <message>
        <source>Yes, {card}: nothing is better.</source>
        <translation>Sea, {card:the}: níl dada níos fearr.</translation>
    </message>
    <message>
        <source>about {points}</source>
        <translation>timpeall {points}</translation>
    </message>
    <message>
        <source>about {points} and {wins}</source>
        <translation>timpeall {points} agus {wins}</translation>
    </message>
    <message>
        <source>about {wins}</source>
        <translation>timpeall {wins}</translation>
    </message>
    <message>
        <source>another way</source>
        <translation>bealach eile</translation>
    </message>
    <message>
        <source>costly</source>
        <translation>costasach</translation>
    </message>
    <message>
        <source>good</source>
        <translation>go maith</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>sa lámh</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>gan imirt</translation>
    </message>
    <message>
        <source>not checked yet</source>
        <translation>gan mheá fós</translation>
    </message>
    <message>
        <source>better</source>
        <translation>níos fearr</translation>
    </message>
    <message>
        <source>one win in 100 games</source>
        <translation>bua amháin as 100 cluiche</translation>
    </message>
    <message>
        <source>played</source>
        <translation>imeartha</translation>
    </message>
    <message>
        <source>small slip</source>
        <translation>botún beag</translation>
    </message>
    <message>
        <source>trick {number}</source>
        <translation>cúig {number}</translation>
    </message>
    <message>
        <source>turned up: {card}</source>
        <translation>iompaíodh {card}</translation>
    </message>
    <message>
        <source>with {card}</source>
        <translation>leis an {card:ecl}</translation>
    </message>
    <message>
        <source>{card} is just as good.</source>
        <translation>Tá {card:the} chomh maith céanna.</translation>
    </message>
    <message>
        <source>{move} cost {cost}</source>
        <translation>chosain {move:the} {cost}</translation>
    </message>
    <message>
        <source>{move}: it cost {cost}</source>
        <translation>{move}: chosain sé sin {cost}</translation>
    </message>
    <message>
        <source>{move}: nothing better</source>
        <translation>{move}, ní raibh aon rud níos fearr</translation>
    </message>
    <message>
        <source>{move}: there was another way</source>
        <translation>{move}, bhí bealach eile ann</translation>
    </message>
    <message numerus="yes">
        <source>{number} wins in 100 games</source>
        <translation>
            <numerusform>{number:count bua} as 100 cluiche</numerusform>
            <numerusform>{number:count bua} as 100 cluiche</numerusform>
            <numerusform>{number:count bua} as 100 cluiche</numerusform>
        </translation>
    </message>
    <message>
        <source>{rating}: it cost {cost}</source>
        <translation>{rating}: chosain sé {cost}</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>✕</source>
        <translation>✕</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>5 points a trick</source>
        <translation>5 phointe ar gach cúig</translation>
    </message>
    <message>
        <source>5 points a trick, and one deal is the whole game.</source>
        <translation>5 phointe ar gach cúig, agus is é roinnt amháin an cluiche ar fad.</translation>
    </message>
    <message>
        <source>52 cards.</source>
        <translation>52 cárta.</translation>
    </message>
    <message>
        <source>53 cards. It is always a trump, between the jack and A♥.</source>
        <translation>53 cárta. Is mámh é i gcónaí, idir an cuireata agus an A♥.</translation>
    </message>
    <message>
        <source>5♥, five, jack and A♥</source>
        <translation>5♥, cíoná, cuireata agus A♥</translation>
    </message>
    <message>
        <source>5♥, five, jack, joker and A♥</source>
        <translation>5♥, cíoná, cuireata, jóicéir agus A♥</translation>
    </message>
    <message>
        <source>A card is turned up, and its suit is trumps.</source>
        <translation>Iompaítear cárta, agus is é a dhath an mámh.</translation>
    </message>
    <message>
        <source>A joker</source>
        <translation>Jóicéir</translation>
    </message>
    <message>
        <source>A kitty, and then all draw</source>
        <translation>Banc, agus ansin tarraingíonn cách</translation>
    </message>
    <message>
        <source>A player who could have robbed and did not has to wait for a later deal to win.</source>
        <translation>Imreoir a d’fhéadfadh robáil agus nár robáil, caithfidh sé buachan i roinnt eile ina dhiaidh sin.</translation>
    </message>
    <message>
        <source>A pool of chips</source>
        <translation>Pota licíní</translation>
    </message>
    <message>
        <source>A single deal</source>
        <translation>Roinnt amháin</translation>
    </message>
    <message>
        <source>After the first three tricks</source>
        <translation>Tar éis na gcéad trí chúig</translation>
    </message>
    <message>
        <source>After the first trick</source>
        <translation>Tar éis an chéad chúig</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>In aon bheartán amháin</translation>
    </message>
    <message>
        <source>All draw</source>
        <translation>Tarraingíonn cách</translation>
    </message>
    <message>
        <source>All pay in, and three tricks win it.</source>
        <translation>Íocann cách isteach, agus buann trí chúig é.</translation>
    </message>
    <message>
        <source>All the tricks of a deal</source>
        <translation>Cúigeanna uile na roinnte</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Ceadaithe</translation>
    </message>
    <message>
        <source>Always a trump</source>
        <translation>Mámh i gcónaí</translation>
    </message>
    <message>
        <source>Always the best at some kitchen tables, as in Twenty-Five, partners. In no book.</source>
        <translation>Is é is fearr i gcónaí ag táblaí cistine áirithe, mar atá i gCúig Fichead, páirtithe. Níl sé in aon leabhar.</translation>
    </message>
    <message>
        <source>Always the best trump</source>
        <translation>An mámh is fearr i gcónaí</translation>
    </message>
    <message>
        <source>The declarer then puts out as many cards, before naming trumps.</source>
        <translation>Díolann an dearbhóir an oiread céanna cártaí as ansin, sula n-ainmníonn sé an mámh.</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Cárta ar bith</translation>
    </message>
    <message>
        <source>As before</source>
        <translation>Mar a bhí</translation>
    </message>
    <message>
        <source>As in Five Cards: the jack comes after the aces.</source>
        <translation>Mar atá i gCúig Chárta: tagann an cuireata i ndiaidh na n-aonta.</translation>
    </message>
    <message>
        <source>As in Five and Ten: A♥ is second best.</source>
        <translation>Mar atá i gCúig agus Deich: is é an A♥ an dara ceann is fearr.</translation>
    </message>
    <message>
        <source>As many as it takes</source>
        <translation>An oiread is gá</translation>
    </message>
    <message>
        <source>As in the modern order.</source>
        <translation>De réir ord an lae inniu.</translation>
    </message>
    <message>
        <source>Before the first lead</source>
        <translation>Roimh an gcéad tús imeartha</translation>
    </message>
    <message>
        <source>Before your own first card</source>
        <translation>Roimh do chéad chárta féin</translation>
    </message>
    <message numerus="yes">
        <source>Best of {number}</source>
        <translation>
            <numerusform>An té is fearr as {number:count cluiche}</numerusform>
            <numerusform>An té is fearr as {number:count cluiche}</numerusform>
            <numerusform>An té is fearr as {number:count cluiche}</numerusform>
        </translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Tairiscintí</translation>
    </message>
    <message>
        <source>Britannica and Wikipedia: everybody. Cats at Cards: the next dealer.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Britannica agus Vicipéid: gach duine. Cats at Cards: an chéad roinnteoir eile.</translation>
    </message>
    <message>
        <source>Britannica, Wikipedia and Cats at Cards: jink. Britannica adds: today often left out.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Britannica, Vicipéid agus Cats at Cards: dul ar na cúig. Deir Britannica freisin: fágtar ar lár go minic inniu é.</translation>
    </message>
    <message>
        <source>Britannica: in some places the dealer chooses.</source>
        <translation>Britannica: in áiteanna áirithe roghnaíonn an roinnteoir.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Ar chrannchur</translation>
    </message>
    <message>
        <source>By choosing from the stock</source>
        <translation>Ag roghnú ón stoc</translation>
    </message>
    <message>
        <source>Cards are turned up round the table until a jack comes.</source>
        <translation>Iompaítear cártaí timpeall an tábla go dtí go dtagann cuireata.</translation>
    </message>
    <message>
        <source>Cards each must keep when drawing</source>
        <translation>Cártaí a chaithfidh gach duine a choinneáil agus é ag tarraingt</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Cártaí i lámh</translation>
    </message>
    <message>
        <source>Cards in the kitty</source>
        <translation>Cártaí sa bhanc</translation>
    </message>
    <message>
        <source>Cats at Cards’ Spoil Five: after the first trick. Elsewhere like any other card.</source>
        <translation>An Cúig a Mhilleadh in Cats at Cards: tar éis an chéad chúig. In áiteanna eile, mar aon chárta eile.</translation>
    </message>
    <message>
        <source>Cats at Cards: a number agreed before. Britannica: until somebody has no chip left.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Cats at Cards: líon a shocraítear roimh ré. Britannica: go dtí nach mbíonn licín ar bith fágtha ag duine éigin.</translation>
    </message>
    <message>
        <source>Cats at Cards: the first jack. Heather, 1876: the cards are cut for it.</source>
        <translation>Cats at Cards: an chéad chuireata. Heather, 1876: gearrtar na cártaí chuige.</translation>
    </message>
    <message>
        <source>Chips at the start</source>
        <translation>Licíní ag an tús</translation>
    </message>
    <message>
        <source>5 a trick. {points} end the game too.</source>
        <translation>5 ar gach cúig. Cuireann {points} deireadh leis an gcluiche freisin.</translation>
    </message>
    <message>
        <source>A bid to take every trick of the deal. It has a score of its own.</source>
        <translation>Tairiscint gach cúig den roinnt a bhaint. Tá a scór féin aici.</translation>
    </message>
    <message>
        <source>A game won with them counts double.</source>
        <translation>Comhairtear cluiche a bhuaitear leo faoi dhó.</translation>
    </message>
    <message>
        <source>A heart like any other</source>
        <translation>Hart mar aon hart eile</translation>
    </message>
    <message numerus="yes">
        <source>A trump, with {number} or more players</source>
        <translatorcomment>terms: player</translatorcomment>
        <translation>
            <numerusform>Mámh, má tá {number:people} nó níos mó ag imirt</numerusform>
            <numerusform>Mámh, má tá {number:people} nó níos mó ag imirt</numerusform>
            <numerusform>Mámh, má tá {number:people} nó níos mó ag imirt</numerusform>
        </translation>
    </message>
    <message>
        <source>At least the lowest bid.</source>
        <translation>An tairiscint is ísle ar a laghad.</translation>
    </message>
    <message>
        <source>Britannica: where points are kept, 5 a trick, and 25 end the game.</source>
        <translation>Britannica: má choimeádtar pointí, 5 ar gach cúig, agus cuireann 25 deireadh leis an gcluiche.</translation>
    </message>
    <message>
        <source>Deals in a game</source>
        <translation>Rannta i gcluiche</translation>
    </message>
    <message>
        <source>Deals that win the game</source>
        <translation>Rannta a bhuann an cluiche</translation>
    </message>
    <message>
        <source>Deals won</source>
        <translation>Rannta buaite</translation>
    </message>
    <message>
        <source>Double, from no points</source>
        <translatorcomment>terms: point</translatorcomment>
        <translation>Dúbailt, ó náid</translation>
    </message>
    <message>
        <source>Each is asked in turn before a card is played.</source>
        <translation>Cuirtear ceist ar gach duine ar a sheal sula n-imrítear cárta.</translation>
    </message>
    <message>
        <source>Each puts out any number and is dealt as many from the stock.</source>
        <translation>Díolann gach duine a rogha líon cártaí as, agus roinntear an oiread céanna air ón stoc.</translation>
    </message>
    <message>
        <source>Even in the middle of a deal.</source>
        <translation>Fiú i lár roinnte.</translation>
    </message>
    <message>
        <source>Even with a card of the suit you may trump.</source>
        <translation>Is féidir mámh a leagan fiú má tá cárta den dath agat.</translation>
    </message>
    <message>
        <source>Everybody adds a chip</source>
        <translation>Cuireann gach duine licín leis</translation>
    </message>
    <message>
        <source>Exchanging cards after the bidding</source>
        <translation>Malartú cártaí tar éis na tairisceana</translation>
    </message>
    <message>
        <source>Extra points at the end of the deal for the player of that trump.</source>
        <translatorcomment>terms: player</translatorcomment>
        <translation>Pointí breise ag deireadh na roinnte don té a d’imir an mámh sin.</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Béal faoi</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Béal in airde</translation>
    </message>
    <message>
        <source>Fifty-Five, Auction Forty-Fives and Wikipedia’s Forty-Five: 5. Pagat and Heather, 1876: nothing.</source>
        <translation>Caoga is a Cúig, Ceant Cúig is Daichead agus Cúig is Daichead sa Vicipéid: 5. Pagat agus Heather, 1876: faic.</translation>
    </message>
    <message>
        <source>Five nearly everywhere. Wikipedia: six or nine are old ways.</source>
        <translation>Cúig cinn beagnach gach áit. Vicipéid: seanbhealaí is ea sé cinn nó naoi gcinn.</translation>
    </message>
    <message>
        <source>Five, A♥, ace, jack</source>
        <translation>Cíoná, A♥, aon, cuireata</translation>
    </message>
    <message>
        <source>Five, A♥, jack, ace</source>
        <translation>Cíoná, A♥, cuireata, aon</translation>
    </message>
    <message>
        <source>Five, jack and A♥ in all modern books. Heather, 1876, and Five Cards: the five alone.</source>
        <translation>An cíoná, an cuireata agus an A♥ i leabhair uile an lae inniu. Heather, 1876, agus Cúig Chárta: an cíoná amháin.</translation>
    </message>
    <message>
        <source>Five, jack and ace of hearts</source>
        <translation>Cíoná, cuireata agus aon hairt</translation>
    </message>
    <message>
        <source>Five, jack, A♥, ace</source>
        <translation>Cíoná, cuireata, A♥, aon</translation>
    </message>
    <message>
        <source>Five, jack, joker and ace of hearts</source>
        <translation>Cíoná, cuireata, jóicéir agus aon hairt</translation>
    </message>
    <message>
        <source>Follow suit</source>
        <translation>An dath a imirt</translation>
    </message>
    <message>
        <source>Follow suit or trump</source>
        <translation>An dath nó mámh a imirt</translation>
    </message>
    <message>
        <source>For the highest trump of the deal</source>
        <translation>Ar an mámh is airde sa roinnt</translation>
    </message>
    <message>
        <source>For the rest of that deal.</source>
        <translation>Don chuid eile den roinnt sin.</translation>
    </message>
    <message>
        <source>For three, four and five tricks. Fewer score nothing.</source>
        <translation>Ar 3, 4 agus 5 chúig. Níl scór ar níos lú.</translation>
    </message>
    <message>
        <source>For turning up an ace, the dealer scores</source>
        <translation>Scór an roinnteora má iompaíonn sé aon</translation>
    </message>
    <message>
        <source>From a score of</source>
        <translation>Ó scór</translation>
    </message>
    <message>
        <source>From the top of the stock.</source>
        <translation>Ó bharr an stoic.</translation>
    </message>
    <message>
        <source>Games in a match</source>
        <translation>Cluichí i gcomórtas</translation>
    </message>
    <message>
        <source>How many at a time, such as 2, 2, 1</source>
        <translation>Cé mhéad ag an am, mar shampla 2, 2, 1</translation>
    </message>
    <message>
        <source>If you have a card of the suit, you must play it.</source>
        <translation>Má tá cárta den dath agat, caithfidh tú é a imirt.</translation>
    </message>
    <message>
        <source>In any money you like. With a stake, a list is kept of who owes whom.</source>
        <translation>In airgead ar bith is mian leat. Má tá geall ann, coinnítear liosta de na fiacha.</translation>
    </message>
    <message>
        <source>It takes the place of the turn-up.</source>
        <translation>Fágtar é in áit an chárta cinn.</translation>
    </message>
    <message>
        <source>Most tricks win the deal. The goal is a number of deals.</source>
        <translation>Buann formhór na gcúigeanna an roinnt. Is líon áirithe rannta í an sprioc.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no bid</comment>
        <translation>Gan aon tairiscint</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no card</comment>
        <translation>Gan aon chárta</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no stake</comment>
        <translation>Gan aon gheall</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no trump</comment>
        <translation>Gan aon mhámh</translation>
    </message>
    <message>
        <source>Pagat’s Twenty-Five: at once. Forty-Five in Cats at Cards: the deal is played out. Fifty-Five: the first to reach it. Clubs: the declarer.</source>
        <translatorcomment>terms: card, club</translatorcomment>
        <translation>Cúig Fichead in Pagat: láithreach. Cúig is Daichead in Cats at Cards: imrítear an roinnt go deireadh. Caoga is a Cúig: an chéad duine a shroicheann í. Na clubanna: an dearbhóir.</translation>
    </message>
    <message>
        <source>Pagat: 5 a trick. Britannica, Wikipedia and Cats at Cards’ Spoil Five: a pool. Cats at Cards’ Forty-Five: 5 a trick, or 5, 15 and 25.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Pagat: 5 ar gach cúig. Britannica, Vicipéid agus An Cúig a Mhilleadh in Cats at Cards: pota. Cúig is Daichead in Cats at Cards: 5 ar gach cúig, nó 5, 15 agus 25.</translation>
    </message>
    <message>
        <source>Points as well as chips</source>
        <translation>Pointí i dteannta licíní</translation>
    </message>
    <message>
        <source>The dealer looks through the rest of it. That is robbing the pack.</source>
        <translation>Féachann an roinnteoir tríd an gcuid eile de. Is é sin an paca a robáil.</translation>
    </message>
    <message>
        <source>The declarer first</source>
        <translation>An dearbhóir ar dtús</translation>
    </message>
    <message>
        <source>The turn-up may be taken or left.</source>
        <translation>Is féidir an cárta cinn a thógáil nó a fhágáil.</translation>
    </message>
    <message>
        <source>The turn-up must be taken, and a card of the hand put out.</source>
        <translation>Caithfear an cárta cinn a thógáil, agus cárta den lámh a dhíol as.</translation>
    </message>
    <message>
        <source>Wikipedia: a trump, with five or more players. Everywhere else any card.</source>
        <translatorcomment>terms: player</translatorcomment>
        <translation>Vicipéid: mámh, má tá cúigear nó níos mó ag imirt. Cárta ar bith gach áit eile.</translation>
    </message>
    <message>
        <source>Wikipedia: not in that deal. The others do not mention it.</source>
        <translation>Vicipéid: ní sa roinnt sin. Níl trácht air sna foinsí eile.</translation>
    </message>
    <message>
        <source>Wikipedia: the pool usually has a limit. The others have none.</source>
        <translation>Vicipéid: bíonn teorainn leis an bpota de ghnáth. Níl teorainn sna foinsí eile.</translation>
    </message>
    <message>
        <source>How the cards are dealt</source>
        <translation>Conas a roinntear na cártaí</translation>
    </message>
    <message>
        <source>25 and 45 gave their games their names, as did 55, 110 and 220. Auction Forty-Fives: 120, and 125 in Nova Scotia. Fifteen is an old short game.</source>
        <translation>Ó 25 agus 45 a fuair na cluichí sin a n-ainm, agus ó 55, 110 agus 220 mar an gcéanna. Ceant Cúig is Daichead: 120, agus 125 in Albain Nua. Seanchluiche gearr is ea cúig déag.</translation>
    </message>
    <message>
        <source>A card vied counts 1 point</source>
        <translation>1 phointe ar gach dúshlán cárta</translation>
    </message>
    <message>
        <source>A card vied counts 5 points</source>
        <translation>5 phointe ar gach dúshlán cárta</translation>
    </message>
    <message>
        <source>All they take</source>
        <translation>Gach a mbaineann siad</translation>
    </message>
    <message>
        <source>Auction Forty-Fives in Britannica and Cats at Cards: with 100 no bid under 20. Wikipedia, for three pairs: from 95.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Ceant Cúig is Daichead in Britannica agus Cats at Cards: ag 100, gan tairiscint faoi bhun 20. Vicipéid, i gcás trí phéire: ó 95.</translation>
    </message>
    <message>
        <source>Britannica and Cats at Cards: all they take. Some in Newfoundland: never enough to win. Some in Nova Scotia: nothing near the goal.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Britannica agus Cats at Cards: gach a mbaineann siad. Cuid i dTalamh an Éisc: gan dóthain chun buachan riamh. Cuid in Albain Nua: faic gar don sprioc.</translation>
    </message>
    <message>
        <source>Britannica and Cats at Cards: none. Clubs: one with five players, two with six, else none. New England: one.</source>
        <translatorcomment>terms: card, club, player</translatorcomment>
        <translation>Britannica agus Cats at Cards: gan aon chárta. Na clubanna: cárta amháin le cúigear, dhá chárta le seisear, gan aon chárta seachas sin. Sasana Nua: cárta amháin.</translation>
    </message>
    <message>
        <source>Britannica, Cats at Cards, clubs and Newfoundland: yes. New England: no.</source>
        <translatorcomment>terms: card, club</translatorcomment>
        <translation>Britannica, Cats at Cards, na clubanna agus Talamh an Éisc: is féidir. Sasana Nua: ní féidir.</translation>
    </message>
    <message>
        <source>Cats at Cards’ Fifty-Five: 10 to 25, and 60. Auction Forty-Fives there and in Britannica: 5 to 30. Clubs today: 15 to 30, with six players from 10. New England and Prince Edward Island: 15 to 30. Newfoundland and Nova Scotia: often from 20.</source>
        <translatorcomment>terms: card, club, player</translatorcomment>
        <translation>Caoga is a Cúig in Cats at Cards: 10 go 25, agus 60. Ceant Cúig is Daichead ansin agus in Britannica: 5 go 30. Na clubanna inniu: 15 go 30, ó 10 le seisear. Sasana Nua agus Oileán Phrionsa Éadbhard: 15 go 30. Talamh an Éisc agus Albain Nua: ó 20 go minic.</translation>
    </message>
    <message>
        <source>Cats at Cards’ Fifty-Five: 60 either way. Auction Forty-Fives, clubs and Newfoundland: 30 scores 60, or loses 30. New England: “30 for 60” outbids 30.</source>
        <translatorcomment>terms: card, club</translatorcomment>
        <translation>Caoga is a Cúig in Cats at Cards: 60 le buachan nó le cailleadh. Ceant Cúig is Daichead, na clubanna agus Talamh an Éisc: scór 60 ar 30, nó cailltear 30. Sasana Nua: sáraíonn “30 ar 60” tairiscint 30.</translation>
    </message>
    <message>
        <source>Clubs: the next dealer deals. In New England the dealer is “bagged”, and has to bid.</source>
        <translatorcomment>terms: club</translatorcomment>
        <translation>Na clubanna: roinneann an chéad roinnteoir eile. I Sasana Nua bíonn an roinnteoir “sa mhála”, agus caithfidh sé tairiscint a dhéanamh.</translation>
    </message>
    <message>
        <source>Cotton, 1674: the aces before the jack. The Irish Quarterly Review, 1858: A♥ second best. Later books have the modern order.</source>
        <translation>Cotton, 1674: na haonta roimh an gcuireata. An Irish Quarterly Review, 1858: an A♥ an dara ceann is fearr. Leabhair níos déanaí: ord an lae inniu.</translation>
    </message>
    <message>
        <source>Fifty-Five and clubs: five. New England and Canada: three, or four or five, or none.</source>
        <translatorcomment>terms: club</translatorcomment>
        <translation>Caoga is a Cúig agus na clubanna: cúig cinn. Sasana Nua agus Ceanada: trí cinn, nó ceithre nó cúig cinn, nó gan aon bhanc.</translation>
    </message>
    <message>
        <source>Fifty-Five, Auction Forty-Fives and Wikipedia’s Forty-Five today: any. Wikipedia’s older Forty-Five of Ireland: only the best.</source>
        <translation>Caoga is a Cúig, Ceant Cúig is Daichead agus Cúig is Daichead sa Vicipéid inniu: ceann ar bith. Sean-Chúig is Daichead na hÉireann sa Vicipéid: na cinn is fearr amháin.</translation>
    </message>
    <message>
        <source>Fifty-Five, and Britannica: the dealer’s left. Cats at Cards’ Auction Forty-Fives and clubs: the declarer’s left, as in Canada. New England: the declarer.</source>
        <translatorcomment>terms: card, club</translatorcomment>
        <translation>Caoga is a Cúig, agus Britannica: taobh clé an roinnteora. Ceant Cúig is Daichead in Cats at Cards agus na clubanna: taobh clé an dearbhóra, mar atá i gCeanada. Sasana Nua: an dearbhóir.</translation>
    </message>
    <message>
        <source>Fifty-Five: a kitty. Auction Forty-Fives: all draw. Clubs today: a kitty, and then all draw. Canada and New England: trumps are named before the kitty is seen.</source>
        <translatorcomment>terms: club</translatorcomment>
        <translation>Caoga is a Cúig: banc. Ceant Cúig is Daichead: tarraingíonn cách. Na clubanna inniu: banc, agus ansin tarraingíonn cách. Ceanada agus Sasana Nua: ainmnítear an mámh sula bhfeictear an banc.</translation>
    </message>
    <message>
        <source>For turning up A♥, the dealer scores</source>
        <translation>Scór an roinnteora má iompaíonn sé an A♥</translation>
    </message>
    <message>
        <source>Four or more, everybody for themselves: the declarer has another partner in every deal.</source>
        <translation>Ceathrar nó níos mó, gach duine ar a shon féin: bíonn páirtí eile ag an dearbhóir i ngach roinnt.</translation>
    </message>
    <message>
        <source>Who plays with whom</source>
        <translation>Cé a imríonn le chéile</translation>
    </message>
    <message>
        <source>If the bid is made, a side with 25 points or less to go scores nothing.</source>
        <translation>Má bhaintear an tairiscint amach, níl scór ar bith ag taobh nach bhfuil uaidh ach 25 pointe nó níos lú.</translation>
    </message>
    <message>
        <source>Is the lowest trump</source>
        <translation>Is é an mámh is ísle é</translation>
    </message>
    <message>
        <source>It is the best trump only when hearts are trumps.</source>
        <translation>Is é an mámh is fearr é nuair is hairt an mámh, agus ansin amháin.</translation>
    </message>
    <message>
        <source>It may win them the game.</source>
        <translation>D’fhéadfadh sé an cluiche a bhuachan dóibh.</translation>
    </message>
    <message>
        <source>Keeps its rank</source>
        <translation>Coinníonn sé a chéim</translation>
    </message>
    <message>
        <source>Like any other card</source>
        <translation>Mar aon chárta eile</translation>
    </message>
    <message>
        <source>Like the others</source>
        <translation>Mar chách</translation>
    </message>
    <message>
        <source>Limit of the pool</source>
        <translation>Teorainn an phota</translation>
    </message>
    <message>
        <source>Most tricks: 5, 15 or 25</source>
        <translation>Formhór na gcúigeanna: 5, 15 nó 25</translation>
    </message>
    <message>
        <source>Most tricks: 5, or 10</source>
        <translation>Formhór na gcúigeanna: 5 nó 10</translation>
    </message>
    <message>
        <source>Never enough to win</source>
        <translation>Gan dóthain chun buachan riamh</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ní féidir</translation>
    </message>
    <message>
        <source>No</source>
        <comment>no fixed number of games</comment>
        <translation>Níl</translation>
    </message>
    <message>
        <source>No joker</source>
        <translation>Gan jóicéir</translation>
    </message>
    <message>
        <source>No kitty</source>
        <translation>Gan bhanc</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Gan teorainn</translation>
    </message>
    <message>
        <source>Nobody bids</source>
        <translation>Ní thairgeann aon duine</translation>
    </message>
    <message>
        <source>Nobody does</source>
        <translation>Gan mhalartú</translation>
    </message>
    <message>
        <source>Nobody learns that the holder left it.</source>
        <translation>Ní bhíonn a fhios ag duine ar bith gur fágadh an cárta.</translation>
    </message>
    <message>
        <source>Nobody plays on.</source>
        <translation>Ní leantar den imirt.</translation>
    </message>
    <message>
        <source>Nobody sees it.</source>
        <translation>Ní fheiceann duine ar bith é.</translation>
    </message>
    <message>
        <source>Nobody vies</source>
        <translation>Gan dúshlán</translation>
    </message>
    <message>
        <source>Not in that deal</source>
        <translation>Ní sa roinnt sin</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Faic</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <translation>Faic sa bhreis</translation>
    </message>
    <message>
        <source>Nothing near the goal</source>
        <translation>Faic gar don sprioc</translation>
    </message>
    <message>
        <source>Nothing need be said until you are about to play.</source>
        <translation>Ní gá aon rud a rá go dtí go mbeidh tú ar tí imirt.</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Cluiche amháin</translation>
    </message>
    <message>
        <source>Only 5♥ and the five</source>
        <translation>An 5♥ agus an cíoná amháin</translation>
    </message>
    <message>
        <source>Only chips count</source>
        <translation>Na licíní amháin</translation>
    </message>
    <message>
        <source>Only in the 110 that clubs play today.</source>
        <translatorcomment>terms: club</translatorcomment>
        <translation>Sa 110 amháin, mar a imríonn na clubanna inniu é.</translation>
    </message>
    <message>
        <source>Only the ace gives the right to rob.</source>
        <translation>Is é an t-aon amháin a thugann ceart robála.</translation>
    </message>
    <message>
        <source>Only the dealer</source>
        <translation>An roinnteoir amháin</translation>
    </message>
    <message>
        <source>Only the five</source>
        <translation>An cíoná amháin</translation>
    </message>
    <message>
        <source>Only what the tricks score.</source>
        <translation>Scór na gcúigeanna amháin.</translation>
    </message>
    <message>
        <source>Pagat and Britannica: before your own first card. Cats at Cards’ Spoil Five: before the first lead. Wikipedia says both.</source>
        <translation>Pagat agus Britannica: roimh do chéad chárta féin. An Cúig a Mhilleadh in Cats at Cards: roimh an gcéad tús imeartha. Deir Vicipéid an dá rud.</translation>
    </message>
    <message>
        <source>Pagat and Cats at Cards: three and two, or two and three. Britannica: or four and one.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Pagat agus Cats at Cards: 3 agus 2, nó 2 agus 3. Britannica: nó 4 agus 1.</translation>
    </message>
    <message>
        <source>Pagat, Britannica and Cats at Cards’ Twenty-Five: follow or trump. Cats at Cards’ Spoil Five, Wikipedia and Heather, 1876: follow.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Pagat, Britannica agus Cúig Fichead in Cats at Cards: an dath nó mámh. An Cúig a Mhilleadh in Cats at Cards, Vicipéid agus Heather, 1876: an dath.</translation>
    </message>
    <message>
        <source>Pagat, Britannica and Cats at Cards: you may leave it. Some older books: you must take it.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Pagat, Britannica agus Cats at Cards: is féidir é a fhágáil. Leabhair áirithe níos sine: caithfear é a thógáil.</translation>
    </message>
    <message>
        <source>A fixed number of games</source>
        <translation>Líon socraithe cluichí</translation>
    </message>
    <message>
        <source>A page on the Atlantic provinces knows a blind dummy partner, and says no more.</source>
        <translation>Tá páirtí caoch ar eolas ag leathanach faoi chúigí an Atlantaigh, agus ní deir sé níos mó.</translation>
    </message>
    <message>
        <source>Across from each player lies a hand face down. Its cards are turned one by one.</source>
        <translation>Os comhair gach imreora tá lámh béal faoi. Iompaítear a cártaí ceann ar cheann.</translation>
    </message>
    <message>
        <source>All are played, and whoever has won most of them wins the match. A game that nobody wins counts too.</source>
        <translation>Imrítear iad go léir, agus buann an té is mó a bhuaigh díobh an comórtas. Áirítear freisin cluiche nach mbuann aon duine.</translation>
    </message>
    <message>
        <source>And the joker, and 5♥ where it is always best. If none was played, nobody scores.</source>
        <translation>Agus an jóicéir, agus an 5♥ san áit a mbíonn sé ar an gceann is fearr i gcónaí. Murar imríodh ceann ar bith díobh, ní scórálann aon duine.</translation>
    </message>
    <message>
        <source>Any trump</source>
        <translation>Mámh ar bith</translation>
    </message>
    <message>
        <source>At some tables ten; no book has them. With bidding there is a bid for all tricks.</source>
        <translation>Deich gcinn ag táblaí áirithe; níl siad in aon leabhar. Le tairiscintí, bíonn tairiscint ann ar na cúigeanna go léir.</translation>
    </message>
    <message>
        <source>Calling for a partner</source>
        <translation>Glaoch ar pháirtí</translation>
    </message>
    <message>
        <source>Card drives and halls: 20 games in an evening at Confey in Kildare, 25 on Cape Breton.</source>
        <translation>Oícheanta cártaí agus hallaí: 20 cluiche san oíche ag Confaí i gCill Dara, 25 i gCeap Breatainn.</translation>
    </message>
    <message>
        <source>Even a low one, if no other was played.</source>
        <translation>Ceann íseal féin, murar imríodh ceann eile.</translation>
    </message>
    <message>
        <source>Every hand is held by somebody.</source>
        <translation>Tá gach lámh ag duine éigin.</translation>
    </message>
    <message>
        <source>Extra points at the end of the deal for a side that took every trick.</source>
        <translation>Pointí breise ag deireadh na roinnte do thaobh a bhain gach cúig.</translation>
    </message>
    <message>
        <source>For two players with four hands, or three with six.</source>
        <translatorcomment>terms: player</translatorcomment>
        <translation>Do bheirt le ceithre lámh, nó triúr le sé lámh.</translation>
    </message>
    <message>
        <source>In turn, also in the next game.</source>
        <translation>Ar a seal, sa chéad chluiche eile freisin.</translation>
    </message>
    <message>
        <source>More points for all the tricks</source>
        <translation>Pointí breise ar na cúigeanna go léir</translation>
    </message>
    <message>
        <source>Nearly everywhere: to the left. The halls of Cape Breton: winners deal first.</source>
        <translation>I mbeagnach gach áit: ar chlé. Hallaí Cheap Breatainn: na buaiteoirí a roinneann ar dtús.</translation>
    </message>
    <message>
        <source>Newfoundland knows “call-for-your-partner”. Which cards are called for, no source says.</source>
        <translatorcomment>terms: partner</translatorcomment>
        <translation>Tá “call-for-your-partner” ar eolas i dTalamh an Éisc. Ní deir aon fhoinse cé na cártaí a nglaoitear orthu.</translation>
    </message>
    <message>
        <source>Nobody calls</source>
        <translation>Ní ghlaonn aon duine</translation>
    </message>
    <message>
        <source>Of partners, the one who comes next to the left of the last dealer deals for the winners.</source>
        <translation>I measc páirtithe, is é an duine is túisce ar chlé an roinnteora dheireanaigh a roinneann do na buaiteoirí.</translation>
    </message>
    <message>
        <source>Only the five, the jack and A♥</source>
        <translation>An cúig, an cuireata agus an A♥ amháin</translation>
    </message>
    <message>
        <source>Pagat, Britannica and Wikipedia: face down. Cats at Cards’ Spoil Five: face up.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Pagat, Britannica agus Vicipéid: béal faoi. An Cúig a Mhilleadh in Cats at Cards: béal in airde.</translation>
    </message>
    <message>
        <source>Pagat: a small stake for each game, or for the best of five.</source>
        <translation>Pagat: geall beag ar gach cluiche, nó ar an gcuid is mó as cúig chluiche.</translation>
    </message>
    <message>
        <source>Pagat: alone, in pairs, or nine in threes. Cats at Cards: Twenty-Five alone or in teams, Forty-Five in two sides.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Pagat: gach duine ar a shon féin, ina bpéirí, nó naonúr ina dtriúir. Cats at Cards: Cúig Fichead gach duine ar a shon féin nó ina bhfoirne, Cúig is Daichead ina dhá thaobh.</translation>
    </message>
    <message>
        <source>Pagat: double, from no points. Cats at Cards: a double game. Wikipedia: they win the game. Heather, 1876: nothing more.</source>
        <translatorcomment>terms: card, point</translatorcomment>
        <translation>Pagat: dúbailt, ó náid. Cats at Cards: cluiche dúbailte. Vicipéid: buann siad an cluiche. Heather, 1876: faic sa bhreis.</translation>
    </message>
    <message>
        <source>Pagat: keeps its rank. Wikipedia and Cats at Cards’ Spoil Five: the lowest trump.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Pagat: coinníonn sé a chéim. Vicipéid agus An Cúig a Mhilleadh in Cats at Cards: an mámh is ísle.</translation>
    </message>
    <message>
        <source>Pagat: teams often play the best of five.</source>
        <translation>Pagat: is minic a imríonn foirne an té is fearr as cúig chluiche.</translation>
    </message>
    <message>
        <source>Pagat: two to ten, best from three to nine. Britannica: four to six. Cats at Cards: five or six.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Pagat: beirt go deichniúr, triúr go naonúr is fearr. Britannica: ceathrar go seisear. Cats at Cards: cúigear nó seisear.</translation>
    </message>
    <message>
        <source>Partners whom nobody sees</source>
        <translation>Páirtithe nach bhfeiceann aon duine</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Imreoirí</translation>
    </message>
    <message>
        <source>Points count too</source>
        <translation>Comhairtear pointí freisin</translation>
    </message>
    <message>
        <source>Points that win the game</source>
        <translation>Pointí a bhuann an cluiche</translation>
    </message>
    <message>
        <source>Rising numbers, such as 10, 15, 20, 25, 60</source>
        <translation>Uimhreacha in ord méadaithe, mar shampla 10, 15, 20, 25, 60</translation>
    </message>
    <message>
        <source>Robbing with the five of hearts</source>
        <translation>Robáil leis an gcúig hairt</translation>
    </message>
    <message>
        <source>Some tables give the dealer 5 for it. No book does.</source>
        <translation>Tugann táblaí áirithe 5 don roinnteoir air. Níl sé in aon leabhar.</translation>
    </message>
    <message>
        <source>Some who play Twenty-Five, partners, allow it.</source>
        <translation>Ceadaíonn cuid de lucht Cúig Fichead, páirtithe, é.</translation>
    </message>
    <message>
        <source>Stake for each game</source>
        <translation>Geall ar gach cluiche</translation>
    </message>
    <message>
        <source>Stake for the match</source>
        <translation>Geall ar an gcomórtas</translation>
    </message>
    <message>
        <source>Take the pool</source>
        <translation>An pota a thógáil</translation>
    </message>
    <message>
        <source>Take the pool, or jink</source>
        <translation>An pota a thógáil, nó dul ar na cúig</translation>
    </message>
    <message>
        <source>The Groom-porter’s laws of Maw speak of vied cards, three at most. How they were vied is our reading.</source>
        <translation>I ndlíthe an Groom-porter do Maw tá trácht ar dhúshláin chárta, trí cinn ar a mhéad. Is é ár léamh féin conas a tugadh iad.</translation>
    </message>
    <message>
        <source>The Groom-porter’s laws of Maw: 4. No later book has it.</source>
        <translation>Dlíthe an Groom-porter do Maw: 4. Níl sé in aon leabhar níos déanaí.</translation>
    </message>
    <message>
        <source>The ace of trumps that did not rob</source>
        <translation>Aon an mháimh nár robáil</translation>
    </message>
    <message>
        <source>The ace of trumps. If an ace is turned up, the dealer may take it.</source>
        <translation>Aon an mháimh. Má iompaítear aon, is féidir leis an roinnteoir é a thógáil.</translation>
    </message>
    <message>
        <source>The best trump missing</source>
        <translation>An mámh is fearr atá in easnamh</translation>
    </message>
    <message>
        <source>The best trumps</source>
        <translation>Na máite is fearr</translation>
    </message>
    <message>
        <source>The bid for all the tricks</source>
        <translation>An tairiscint ar na cúigeanna go léir</translation>
    </message>
    <message>
        <source>The bid of</source>
        <translation>An tairiscint</translation>
    </message>
    <message>
        <source>The card put out for the turn-up</source>
        <translation>An cárta a dhíoltar as in áit an chárta cinn</translation>
    </message>
    <message>
        <source>The cards are thrown in.</source>
        <translation>Caitear isteach na cártaí.</translation>
    </message>
    <message>
        <source>The deal is played out</source>
        <translation>Imrítear an roinnt go deireadh</translation>
    </message>
    <message>
        <source>The deal is played out. If several have reached it, the declarer wins, or else the highest score.</source>
        <translation>Imrítear an roinnt go deireadh. Má tá sí sroichte ag níos mó ná duine amháin, an dearbhóir a bhuann, nó mura bhfuil sé ina measc, an scór is airde.</translation>
    </message>
    <message>
        <source>The deal is played out. If several have reached it, the first to do so wins.</source>
        <translation>Imrítear an roinnt go deireadh. Má tá sí sroichte ag níos mó ná duine amháin, an chéad duine a shroich í a bhuann.</translation>
    </message>
    <message>
        <source>The dealer draws</source>
        <translation>Tarraingíonn an roinnteoir</translation>
    </message>
    <message>
        <source>The dealer has to bid</source>
        <translation>Caithfidh an roinnteoir tairiscint a dhéanamh</translation>
    </message>
    <message>
        <source>The dealer has to bid higher, or pass.</source>
        <translation>Caithfidh an roinnteoir tairiscint níos airde a dhéanamh, nó pas a rá.</translation>
    </message>
    <message>
        <source>The dealer may equal the highest bid.</source>
        <translation>Is féidir leis an roinnteoir an tairiscint is airde a chothromú.</translation>
    </message>
    <message>
        <source>The dealer may hold</source>
        <translation>An féidir leis an roinnteoir coinneáil</translation>
    </message>
    <message>
        <source>The declarer</source>
        <translation>An dearbhóir</translation>
    </message>
    <message>
        <source>The declarer calls for a trump. Whoever holds it is the partner, in secret.</source>
        <translation>Glaonn an dearbhóir ar mhámh. An té a bhfuil sé aige, is é an páirtí é, faoi rún.</translation>
    </message>
    <message>
        <source>The declarer calls for the best trump not held, or plays alone.</source>
        <translation>Glaonn an dearbhóir ar an mámh is fearr nach bhfuil aige, nó imríonn sé ina aonar.</translation>
    </message>
    <message>
        <source>The declarer names trumps before seeing the kitty.</source>
        <translation>Ainmníonn an dearbhóir an mámh sula bhfeiceann sé an banc.</translation>
    </message>
    <message>
        <source>The declarer takes a kitty</source>
        <translation>Tógann an dearbhóir banc</translation>
    </message>
    <message>
        <source>The declarer takes the kitty first. Then all draw.</source>
        <translation>Tógann an dearbhóir an banc ar dtús. Ansin tarraingíonn cách.</translation>
    </message>
    <message>
        <source>The first deal begins at once.</source>
        <translation>Tosaíonn an chéad roinnt láithreach.</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>An chéad roinnteoir</translation>
    </message>
    <message>
        <source>The first to reach it</source>
        <translation>An chéad duine a shroicheann í</translation>
    </message>
    <message>
        <source>The first trick is played without it.</source>
        <translation>Imrítear an chéad chúig gan é.</translation>
    </message>
    <message>
        <source>The five of hearts</source>
        <translation>An cúig hairt</translation>
    </message>
    <message>
        <source>The game ends at once</source>
        <translation>Críochnaíonn an cluiche láithreach</translation>
    </message>
    <message>
        <source>The holder of 5♥ may rob too.</source>
        <translation>Is féidir leis an té a bhfuil an 5♥ aige robáil freisin.</translation>
    </message>
    <message>
        <source>The holder of the ace</source>
        <translation>An té a bhfuil an t-aon aige</translation>
    </message>
    <message>
        <source>The least bid near the end</source>
        <translation>An tairiscint is lú gar don deireadh</translation>
    </message>
    <message>
        <source>The next dealer adds a chip</source>
        <translation>Cuireann an chéad roinnteoir eile licín leis</translation>
    </message>
    <message>
        <source>The next dealer deals</source>
        <translation>Roinneann an chéad roinnteoir eile</translation>
    </message>
    <message>
        <source>The others see it, or give the deal up.</source>
        <translation>Glacann an taobh eile leis, nó géilleann siad an roinnt.</translation>
    </message>
    <message>
        <source>The player on the dealer’s left</source>
        <translation>An t-imreoir ar thaobh clé an roinnteora</translation>
    </message>
    <message>
        <source>The player on the declarer’s left</source>
        <translation>An t-imreoir ar thaobh clé an dearbhóra</translation>
    </message>
    <message>
        <source>The player on the left</source>
        <translation>An t-imreoir ar chlé</translation>
    </message>
    <message>
        <source>The player who gets the first jack</source>
        <translation>An t-imreoir a fhaigheann an chéad chuireata</translation>
    </message>
    <message>
        <source>The points that can be bid. The highest bidder names trumps.</source>
        <translation>Na pointí is féidir a thairiscint. An té a thairgeann an líon is mó a ainmníonn an mámh.</translation>
    </message>
    <message>
        <source>The trumps that count as the highest</source>
        <translation>Na máite a áirítear mar an ceann is airde</translation>
    </message>
    <message>
        <source>The very first lead</source>
        <translation>An chéad tús imeartha ar fad</translation>
    </message>
    <message>
        <source>The winner of more than half of them wins the match, and the stake.</source>
        <translation>An té a bhuann níos mó ná a leath, buann sé an comórtas, agus an geall.</translation>
    </message>
    <message>
        <source>The winners of the last deal</source>
        <translation>Buaiteoirí na roinnte deireanaí</translation>
    </message>
    <message>
        <source>The winners of the last game</source>
        <translation>Buaiteoirí an chluiche dheireanaigh</translation>
    </message>
    <message>
        <source>Their winner may play on for all five. One lost trick then loses the pool.</source>
        <translation>Is féidir leis an mbuaiteoir leanúint leis ar na cúig chúig. Má chailleann sé cúig ansin, caillfidh sé an pota.</translation>
    </message>
    <message>
        <source>Then the highest score wins.</source>
        <translation>Ansin buann an scór is airde.</translation>
    </message>
    <message>
        <source>Three or four tricks score 5, all five 10, and fewer nothing.</source>
        <translation>Scór 5 ar thrí nó ar cheithre chúig, 10 ar na cúig cinn, agus faic ar níos lú.</translation>
    </message>
    <message>
        <source>Trumps that may be held back</source>
        <translation>Máite is féidir a choinneáil siar</translation>
    </message>
    <message>
        <source>Trumps, a kitty, and then all draw</source>
        <translation>Mámh, banc, agus ansin tarraingíonn cách</translation>
    </message>
    <message>
        <source>Twenty-Five, partners, and Five Cards are played to five deals here.</source>
        <translation>Imrítear Cúig Fichead, páirtithe, agus Cúig Chárta anseo go dtí go mbuaitear cúig roinnt.</translation>
    </message>
    <message>
        <source>Twenty-Five, partners: only the dealer. All books: the holder of the ace.</source>
        <translation>Cúig Fichead, páirtithe: an roinnteoir amháin. Gach leabhar: an té a bhfuil an t-aon aige.</translation>
    </message>
    <message>
        <source>Until somebody has no chip left.</source>
        <translation>Go dtí nach mbíonn licín ar bith fágtha ag duine éigin.</translation>
    </message>
    <message>
        <source>Vying before a lead</source>
        <translation>Dúshlán roimh thús imeartha</translation>
    </message>
    <message>
        <source>What is scored</source>
        <translation>Cad a scóráiltear</translation>
    </message>
    <message>
        <source>What those who did not bid score</source>
        <translation>Scór na ndaoine nár thairg</translation>
    </message>
    <message>
        <source>Whatever suit is trumps, 5♥ beats every card, and is never a plain heart.</source>
        <translation>Is cuma cén dath is mámh ann, buann an 5♥ ar gach cárta, agus ní gnáth-hart é riamh.</translation>
    </message>
    <message>
        <source>Whatever the score was before.</source>
        <translation>Is cuma cén scór a bhí ann roimhe.</translation>
    </message>
    <message>
        <source>When a lower trump is led, 5♥ and the five of trumps need not be played.</source>
        <translation>Nuair a thosaítear le mámh níos ísle, ní gá an 5♥ ná an cíoná a imirt.</translation>
    </message>
    <message>
        <source>When a lower trump is led, none of them need be played.</source>
        <translation>Nuair a thosaítear le mámh níos ísle, ní gá ceann ar bith acu a imirt.</translation>
    </message>
    <message>
        <source>When a lower trump is led, the five of trumps need not be played.</source>
        <translation>Nuair a thosaítear le mámh níos ísle, ní gá an cíoná a imirt.</translation>
    </message>
    <message>
        <source>When a plain suit is led</source>
        <translation>Nuair a thosaítear le drámh</translation>
    </message>
    <message>
        <source>When a trump is led, a trump must be played, whichever it is.</source>
        <translation>Nuair a thosaítear le mámh, caithfear mámh a imirt, is cuma cén ceann é.</translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation>Nuair a deir cách pas</translation>
    </message>
    <message>
        <source>When an ace is turned up, the dealer takes it</source>
        <translation>Má iompaítear aon, tógann an roinnteoir é</translation>
    </message>
    <message>
        <source>When nobody wins the pool</source>
        <translation>Nuair nach mbuann duine ar bith an pota</translation>
    </message>
    <message>
        <source>When others may rob.</source>
        <translation>Nuair is féidir le daoine eile robáil.</translation>
    </message>
    <message>
        <source>When the goal is reached</source>
        <translation>Nuair a shroichtear an sprioc</translation>
    </message>
    <message>
        <source>When to rob</source>
        <translation>Cathain a robáiltear</translation>
    </message>
    <message>
        <source>Whether a side with a high score may still make the lowest bids.</source>
        <translation>An féidir le taobh a bhfuil scór ard aige na tairiscintí is ísle a dhéanamh fós?</translation>
    </message>
    <message>
        <source>Whether the first card of a deal has to be a trump, if the leader has one.</source>
        <translation>An gcaithfidh an chéad chárta den roinnt a bheith ina mhámh, má tá mámh ag an té a thosaíonn?</translation>
    </message>
    <message>
        <source>Who deals next</source>
        <translation>Cé a roinneann ina dhiaidh sin</translation>
    </message>
    <message>
        <source>Who leads to the first trick</source>
        <translation>Cé a thosaíonn an chéad chúig</translation>
    </message>
    <message>
        <source>Who may rob</source>
        <translation>Cé aige a bhfuil ceart robála</translation>
    </message>
    <message>
        <source>Whoever gained most in it. If that is nobody alone, the player on the left.</source>
        <translation>An té is mó a ghnóthaigh inti. Mura duine amháin é sin, an t-imreoir ar chlé.</translation>
    </message>
    <message>
        <source>Wikipedia: about 20.</source>
        <translation>Vicipéid: thart ar 20.</translation>
    </message>
    <message>
        <source>Win the game</source>
        <translation>Buann siad an cluiche</translation>
    </message>
    <message>
        <source>Winners deal first. Within a game the deal goes to the left.</source>
        <translation>Na buaiteoirí a roinneann ar dtús. Laistigh de chluiche téann an roinnt ar chlé.</translation>
    </message>
    <message>
        <source>Winning the game without having robbed</source>
        <translation>An cluiche a bhuachan gan robáil</translation>
    </message>
    <message>
        <source>With a joker</source>
        <translation>Le jóicéir</translation>
    </message>
    <message>
        <source>With that many chips in it, no more are added.</source>
        <translation>Nuair atá an líon sin licíní ann, ní chuirtear a thuilleadh leis.</translation>
    </message>
    <message>
        <source>With the ace of trumps in hand, or with an ace turned up.</source>
        <translation>Agus aon an mháimh ina lámh aige, nó má iompaítear aon.</translation>
    </message>
    <message>
        <source>With the right to rob</source>
        <translation>Má tá ceart robála agat</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Is féidir</translation>
    </message>
    <message>
        <source>You have to win the bidding, and make your bid, to win the game.</source>
        <translation>Chun an cluiche a bhuachan, caithfidh tú an tairiscint is airde a dhéanamh, agus í a bhaint amach.</translation>
    </message>
    <message>
        <source>You may leave it</source>
        <translation>Is féidir é a fhágáil</translation>
    </message>
    <message>
        <source>You must take the card</source>
        <translation>Caithfear an cárta a thógáil</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cártaí</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>licíní</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>rannta</translation>
    </message>
    <message>
        <source>for each game</source>
        <translation>ar gach cluiche</translation>
    </message>
    <message>
        <source>for the match</source>
        <translation>ar an gcomórtas</translation>
    </message>
    <message>
        <source>games</source>
        <translation>cluichí</translation>
    </message>
    <message>
        <source>if failed, loses</source>
        <translation>má theipeann uirthi, cailltear</translation>
    </message>
    <message>
        <source>if made, scores</source>
        <translation>má bhaintear amach í, scór</translation>
    </message>
    <message>
        <source>no bid under</source>
        <translation>gan tairiscint faoi bhun</translation>
    </message>
    <message>
        <source>players or more</source>
        <translation>imreoirí nó níos mó</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pointí</translation>
    </message>
    <message>
        <source>{0}: scores {1}, or loses {2}</source>
        <translation>{0}: scór {1}, nó cailltear {2}</translation>
    </message>
    <message>
        <source>{1}, from a score of {0}</source>
        <translation>{1}, ó scór {0}</translation>
    </message>
    <message>
        <source>{before}, then {number}</source>
        <translation>{before}, ansin {number}</translation>
    </message>
    <message>
        <source>{number}</source>
        <comment>so many players</comment>
        <translation>{number:people}</translation>
    </message>
    <message numerus="yes">
        <source>{number} at a time</source>
        <translation>
            <numerusform>{number:count cárta} ag an am</numerusform>
            <numerusform>{number:count cárta} ag an am</numerusform>
            <numerusform>{number:count cárta} ag an am</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} games, all played</source>
        <translation>
            <numerusform>cluiche amháin, imeartha go hiomlán</numerusform>
            <numerusform>{number:count cluiche}, imeartha go léir</numerusform>
            <numerusform>{number:count cluiche}, imeartha go léir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tricks} tricks of 5.</source>
        <translation>
            <numerusform>{tricks:count cúig} ar 5 an ceann.</numerusform>
            <numerusform>{tricks:count cúig} ar 5 an ceann.</numerusform>
            <numerusform>{tricks:count cúig} ar 5 an ceann.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules page</name>
    <message>
        <source>5♥ and A♥ are trumps in every deal, and never plain hearts. 5♥ is the best trump of all, whatever the trump suit.</source>
        <translation>Is máite iad an 5♥ agus an A♥ i ngach roinnt, agus ní gnáth-hairt iad choíche. Is é an 5♥ an mámh is fearr ar fad, cibé dath atá ina mhámh.</translation>
    </message>
    <message>
        <source>A declarer and the partner who take at least the points bid together each score all of them. If they take fewer, each loses the bid and scores nothing. A declarer without a partner does so alone.</source>
        <translation>Dearbhóir agus páirtí a bhaineann le chéile na pointí a tairgeadh ar a laghad, scórálann gach duine den bheirt a mbaineann siad. Má bhaineann siad níos lú, cailleann gach duine acu an tairiscint agus ní scórálann sé dada. Dearbhóir gan pháirtí, is amhlaidh dó ina aonar.</translation>
    </message>
    <message>
        <source>A kitty of {cards} is dealt as one more hand, after the dealer’s.</source>
        <translation>Roinntear {cards} mar bhanc, ina lámh bhreise i ndiaidh lámh an roinnteora.</translation>
    </message>
    <message numerus="yes">
        <source>A match is the best of {number} games: the first to win {wins} of them wins it.</source>
        <translation>
            <numerusform>Bíonn suas le {number:count cluiche} i gcomórtas: an chéad duine a bhuann {wins:count cluiche}, buann sé é.</numerusform>
            <numerusform>Bíonn suas le {number:count cluiche} i gcomórtas: an chéad duine a bhuann {wins:count cluiche}, buann sé é.</numerusform>
            <numerusform>Bíonn suas le {number:count cluiche} i gcomórtas: an chéad duine a bhuann {wins:count cluiche}, buann sé é.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match is {number} games, which are all played. Whoever has won most of them wins it; if several have won equally many, it is a tie.</source>
        <translation>
            <numerusform>Cluiche amháin atá i gcomórtas. An té a bhuann é, buann sé an comórtas.</numerusform>
            <numerusform>{number:count cluiche} atá i gcomórtas, agus imrítear iad go léir. An té is mó a bhuaigh díobh, buann sé é; má tá an oiread céanna buaite ag níos mó ná duine amháin, tá sé cothrom.</numerusform>
            <numerusform>{number:count cluiche} atá i gcomórtas, agus imrítear iad go léir. An té is mó a bhuaigh díobh, buann sé é; má tá an oiread céanna buaite ag níos mó ná duine amháin, tá sé cothrom.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pass is final.</source>
        <translation>Ní féidir tairiscint a dhéanamh i ndiaidh pas.</translation>
    </message>
    <message>
        <source>A player who could have robbed and did not cannot reach {number} in that deal: points beyond that are not counted.</source>
        <translation>Imreoir a d’fhéadfadh robáil agus nár robáil, ní féidir leis {number} a bhaint amach sa roinnt sin: ní chomhairtear pointí thairis sin.</translation>
    </message>
    <message>
        <source>A player who could have robbed and did not cannot win the game with that deal.</source>
        <translation>Imreoir a d’fhéadfadh robáil agus nár robáil, ní féidir leis an cluiche a bhuachan leis an roinnt sin.</translation>
    </message>
    <message>
        <source>A player who wins the first three tricks may take the pool, or jink: play on for all five.</source>
        <translation>Imreoir a bhaineann na chéad trí chúig, is féidir leis an pota a thógáil, nó dul ar na cúig: imirt ar aghaidh chun na cúig chúig go léir a bhaint.</translation>
    </message>
    <message>
        <source>A player with {points} or more may not bid less than {least}.</source>
        <translation>Imreoir a bhfuil {points} nó níos mó aige, ní féidir leis níos lú ná {least} a thairiscint.</translation>
    </message>
    <message numerus="yes">
        <source>A side that takes all {tricks} tricks of a deal scores {points} more at its end, if the game is not over before.</source>
        <translation>
            <numerusform>Taobh a bhaineann an chúig amháin sa roinnt, scórálann sé {points} sa bhreis ag a deireadh, mura bhfuil an cluiche thart roimhe sin.</numerusform>
            <numerusform>Taobh a bhaineann gach ceann de na {tricks:count cúig} sa roinnt, scórálann sé {points} sa bhreis ag a deireadh, mura bhfuil an cluiche thart roimhe sin.</numerusform>
            <numerusform>Taobh a bhaineann gach ceann de na {tricks:count cúig} sa roinnt, scórálann sé {points} sa bhreis ag a deireadh, mura bhfuil an cluiche thart roimhe sin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that takes all {tricks} tricks of a deal scores {points} more at its end.</source>
        <translation>
            <numerusform>Taobh a bhaineann an chúig amháin sa roinnt, scórálann sé {points} sa bhreis ag a deireadh.</numerusform>
            <numerusform>Taobh a bhaineann gach ceann de na {tricks:count cúig} sa roinnt, scórálann sé {points} sa bhreis ag a deireadh.</numerusform>
            <numerusform>Taobh a bhaineann gach ceann de na {tricks:count cúig} sa roinnt, scórálann sé {points} sa bhreis ag a deireadh.</numerusform>
        </translation>
    </message>
    <message>
        <source>A side with {points} or more may not bid less than {least}.</source>
        <translation>Taobh a bhfuil {points} nó níos mó aige, ní féidir leis níos lú ná {least} a thairiscint.</translation>
    </message>
    <message>
        <source>After one deal, whoever has most points wins.</source>
        <translation>I ndiaidh roinnt amháin, buann an té a bhfuil an líon is mó pointí aige.</translation>
    </message>
    <message>
        <source>After that the deal goes to the left.</source>
        <translation>Ina dhiaidh sin téann an roinnt ar chlé.</translation>
    </message>
    <message>
        <source>After that the deal goes to the left. Winners deal first: the next game is dealt by the winner of the last one, of several by the next to the left of the last dealer.</source>
        <translation>Ina dhiaidh sin téann an roinnt ar chlé. Na buaiteoirí a roinneann ar dtús: is é buaiteoir an chluiche dheireanaigh a roinneann an chéad chluiche eile; más páirtithe iad, an duine is túisce ar chlé an roinnteora dheireanaigh.</translation>
    </message>
    <message>
        <source>After that whoever gained most in a deal deals the next, of several partners the next to the left of the dealer. If no side alone gained most, the deal goes to the left.</source>
        <translation>Ina dhiaidh sin, an té is mó a ghnóthaigh i roinnt, is é a roinneann an chéad cheann eile; más páirtithe iad, an duine is túisce ar chlé an roinnteora. Mura taobh amháin is mó a ghnóthaigh, téann an roinnt ar chlé.</translation>
    </message>
    <message>
        <source>All are asked in turn before the first lead, from the dealer’s left. After that it is too late.</source>
        <translation>Cuirtear an cheist ar gach duine ina sheal roimh an gcéad tús imeartha, ó chlé an roinnteora. Ina dhiaidh sin tá sé rómhall.</translation>
    </message>
    <message>
        <source>All five win the pool and a chip from each opponent.</source>
        <translation>Buann na cúig chúig an pota agus licín ó gach céile comhraic.</translation>
    </message>
    <message>
        <source>All five win the pool and a chip from each other side.</source>
        <translation>Buann na cúig chúig an pota agus licín ó gach taobh eile.</translation>
    </message>
    <message>
        <source>All the tricks of a deal score no more than 5 each.</source>
        <translatorcomment>terms: score</translatorcomment>
        <translation>Ní fiú níos mó ná 5 an ceann na cúigeanna go léir i roinnt.</translation>
    </message>
    <message>
        <source>All the tricks of one deal earn nothing beyond their points.</source>
        <translation>Ní fhaightear dada thar a bpointí as na cúigeanna go léir a bhaint i roinnt amháin.</translation>
    </message>
    <message numerus="yes">
        <source>All {tricks} tricks of one deal win the game, whatever the score was.</source>
        <translation>
            <numerusform>Buann na {tricks:count cúig} in aon roinnt amháin an cluiche, cibé scór a bhí ann.</numerusform>
            <numerusform>Buann na {tricks:count cúig} in aon roinnt amháin an cluiche, cibé scór a bhí ann.</numerusform>
            <numerusform>Buann na {tricks:count cúig} in aon roinnt amháin an cluiche, cibé scór a bhí ann.</numerusform>
        </translation>
    </message>
    <message>
        <source>An ace of trumps that did not rob keeps its rank, and nobody is told of it.</source>
        <translation>Coinníonn aon an mháimh a chéim mura robálann sé, agus ní insítear do dhuine ar bith é.</translation>
    </message>
    <message>
        <source>Any trump counts as the highest, if no better one was played.</source>
        <translation>Áirítear mámh ar bith mar an ceann is airde, murar imríodh ceann níos fearr.</translation>
    </message>
    <message>
        <source>A♥ is a trump in every deal, and never a plain heart.</source>
        <translation>Is mámh é an A♥ i ngach roinnt, agus ní gnáth-hart é choíche.</translation>
    </message>
    <message>
        <source>Before the first lead the declarer calls for a trump that is not held.</source>
        <translation>Roimh an gcéad tús imeartha glaonn an dearbhóir ar mhámh nach bhfuil aige.</translation>
    </message>
    <message>
        <source>Before the first lead the declarer calls for the best trump not held.</source>
        <translation>Roimh an gcéad tús imeartha glaonn an dearbhóir ar an mámh is fearr nach bhfuil aige.</translation>
    </message>
    <message>
        <source>Below them red trumps run from the 10 down to the 2, black trumps from the 2 up to the 10: highest in red, lowest in black.</source>
        <translation>Fúthu sin téann na máite dearga ón 10 síos go dtí an 2, agus na máite dubha ón 2 suas go dtí an 10: an ceann is airde sa dearg, an ceann is ísle sa dubh.</translation>
    </message>
    <message>
        <source>But an ace of trumps that could have robbed and did not is the lowest trump of that deal.</source>
        <translation>Ach aon an mháimh a d’fhéadfadh robáil agus nár robáil, sin an mámh is ísle sa roinnt sin.</translation>
    </message>
    <message>
        <source>But {names} need not be played to a lower trump. To hold it back is to renege, and it is your right: with no other trump in hand, play any card.</source>
        <translation>Ach ní gá {names:the} a imirt ar mhámh níos ísle. Má choinníonn tú siar é, ceilt atá ann, agus tá sin de cheart agat: gan mhámh eile i do lámh, imir aon chárta.</translation>
    </message>
    <message>
        <source>But {names} need not be played to a lower trump. To hold one back is to renege, and it is your right: with no other trump in hand, play any card.</source>
        <translation>Ach ní gá {names:the} a imirt ar mhámh níos ísle. Má choinníonn tú ceann siar, ceilt atá ann, agus tá sin de cheart agat: gan mhámh eile i do lámh, imir aon chárta.</translation>
    </message>
    <message>
        <source>Cards are turned up round the table, and the player who gets the first jack deals first.</source>
        <translatorcomment>terms: player</translatorcomment>
        <translation>Iompaítear cártaí timpeall an tábla, agus an té a fhaigheann an chéad chuireata, roinneann sé ar dtús.</translation>
    </message>
    <message>
        <source>Each bid must be higher than the last, and a pass is final.</source>
        <translation>Caithfidh gach tairiscint a bheith níos airde ná an ceann roimpi, agus ní féidir tairiscint i ndiaidh pas.</translation>
    </message>
    <message>
        <source>Each must keep at least {cards}.</source>
        <translation>Caithfidh gach duine {cards} ar a laghad a choinneáil.</translation>
    </message>
    <message numerus="yes">
        <source>Each of the {number} players has a partner whom nobody sees: a hand that lies face down. When it is to play, its top card is turned, whatever it is. It need not follow, and if it wins a trick its next card is led. Its tricks count for its player. It does not bid, rob, draw or deal.</source>
        <translation>
            <numerusform>Tá páirtí nach bhfeiceann aon duine ag an imreoir: lámh atá béal faoi. Nuair is léi imirt, iompaítear a cárta uachtair, cibé cárta é. Ní gá di an dath a imirt, agus má bhaineann sí cúig tosaítear leis an gcéad chárta eile aici. Áirítear a cúigeanna dá himreoir. Ní thairgeann, ní robálann, ní tharraingíonn ná ní roinneann sí.</numerusform>
            <numerusform>Tá páirtí nach bhfeiceann aon duine ag gach duine den bheirt: lámh atá béal faoi. Nuair is léi imirt, iompaítear a cárta uachtair, cibé cárta é. Ní gá di an dath a imirt, agus má bhaineann sí cúig tosaítear leis an gcéad chárta eile aici. Áirítear a cúigeanna dá himreoir. Ní thairgeann, ní robálann, ní tharraingíonn ná ní roinneann sí.</numerusform>
            <numerusform>Tá páirtí nach bhfeiceann aon duine ag gach duine den {number:people} imreoirí: lámh atá béal faoi. Nuair is léi imirt, iompaítear a cárta uachtair, cibé cárta é. Ní gá di an dath a imirt, agus má bhaineann sí cúig tosaítear leis an gcéad chárta eile aici. Áirítear a cúigeanna dá himreoir. Ní thairgeann, ní robálann, ní tharraingíonn ná ní roinneann sí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player starts with {chips}, and pays one into the pool before the first deal.</source>
        <translation>Tosaíonn gach imreoir le {chips:h}, agus cuireann sé ceann sa phota roimh an gcéad roinnt.</translation>
    </message>
    <message>
        <source>Each side counts its tricks together.</source>
        <translation>Comhaireann gach taobh a chuid cúigeanna le chéile.</translation>
    </message>
    <message>
        <source>Each side starts with {chips}, and pays one into the pool before the first deal.</source>
        <translation>Tosaíonn gach taobh le {chips:h}, agus cuireann sé ceann sa phota roimh an gcéad roinnt.</translation>
    </message>
    <message>
        <source>Every hand is held by somebody.</source>
        <translation>Tá gach lámh ag duine éigin.</translation>
    </message>
    <message>
        <source>Every trick scores {points}.</source>
        <translation>Scórálann gach cúig {points}.</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>An dath a imirt</translation>
    </message>
    <message>
        <source>Following, and holding back</source>
        <translation>An dath a imirt, agus coinneáil siar</translation>
    </message>
    <message>
        <source>From the dealer’s left, each player bids or passes.</source>
        <translation>Ó chlé an roinnteora, tairgeann gach imreoir nó deir sé pas.</translation>
    </message>
    <message>
        <source>From the dealer’s left, each player is dealt {cards}, {packets}.</source>
        <translation>Ó chlé an roinnteora, roinntear {cards} ar gach imreoir, {packets}.</translation>
    </message>
    <message>
        <source>From the second trick on, until a side has three, the leader may vie a card before leading. The next player sees it, or gives the deal up. Each card seen adds {points} for the winner of the deal; three at most are vied. A deal given up is won as with three tricks, without the card vied last.</source>
        <translation>Ón dara cúig ar aghaidh, go dtí go mbíonn trí cinn ag taobh, is féidir leis an té a thosaíonn dúshlán cárta a thabhairt sula dtosaíonn sé. Glacann an chéad imreoir eile leis, nó géilleann sé an roinnt. Tugann gach dúshlán a nglactar leis {points} sa bhreis do bhuaiteoir na roinnte; trí dhúshlán ar a mhéad a thugtar. Roinnt a ghéilltear, buaitear í mar a bhuafaí le trí chúig, gan an dúshlán deireanach a áireamh.</translation>
    </message>
    <message>
        <source>If a plain suit is led and you hold it, play that suit or a trump. If you do not hold it, play any card.</source>
        <translation>Má thosaítear le drámh agus an dath sin agat, imir an dath sin nó mámh. Mura bhfuil sé agat, imir aon chárta.</translation>
    </message>
    <message>
        <source>If a plain suit is led and you hold it, you must play that suit, and may not trump. If you do not hold it, play any card.</source>
        <translation>Má thosaítear le drámh agus an dath sin agat, caithfidh tú an dath sin a imirt, agus níl cead agat mámh a leagan. Mura bhfuil sé agat, imir aon chárta.</translation>
    </message>
    <message>
        <source>If a trick is lost, nothing is won and the deal is spoiled.</source>
        <translation>Má chailltear cúig, ní bhuaitear dada agus milltear an roinnt.</translation>
    </message>
    <message>
        <source>If a trick is lost, nothing is won, no trick of that side counts, and the deal is spoiled.</source>
        <translation>Má chailltear cúig, ní bhuaitear dada, ní chomhairtear cúig ar bith leis an taobh sin, agus milltear an roinnt.</translation>
    </message>
    <message>
        <source>If a trump is led, you must play a trump while you have one.</source>
        <translation>Má thosaítear le mámh, caithfidh tú mámh a imirt fad is atá ceann agat.</translation>
    </message>
    <message>
        <source>If all pass, the cards are thrown in and the next dealer deals.</source>
        <translation>Má deir gach duine pas, caitear na cártaí isteach agus roinneann an chéad roinnteoir eile.</translation>
    </message>
    <message>
        <source>If it is the joker, the dealer takes it, turns up one more card, and then puts out another for the joker.</source>
        <translation>Más é an jóicéir é, tógann an roinnteoir é, iompaíonn sé cárta amháin eile, agus ansin díolann sé cárta as in áit an jóicéara.</translation>
    </message>
    <message>
        <source>If nobody wins the pool, the deal is spoiled. The pool stays for the next deal, and everybody adds a chip.</source>
        <translation>Mura mbuann aon duine an pota, milltear an roinnt. Fanann an pota don chéad roinnt eile, agus cuireann gach duine licín leis.</translation>
    </message>
    <message>
        <source>If nobody wins the pool, the deal is spoiled. The pool stays for the next deal, and only the next dealer adds a chip.</source>
        <translation>Mura mbuann aon duine an pota, milltear an roinnt. Fanann an pota don chéad roinnt eile, agus is é an chéad roinnteoir eile amháin a chuireann licín leis.</translation>
    </message>
    <message>
        <source>If several are level, the game counts for nobody and another is played.</source>
        <translatorcomment>terms: level</translatorcomment>
        <translation>Má bhíonn an oiread céanna ag níos mó ná duine amháin, ní chomhairtear an cluiche d’aon duine agus imrítear ceann eile.</translation>
    </message>
    <message>
        <source>If several are level, they share the win and nobody pays.</source>
        <translatorcomment>terms: level</translatorcomment>
        <translation>Má bhíonn an oiread céanna ag níos mó ná duine amháin, roinneann siad an bua eatarthu agus ní íocann aon duine.</translation>
    </message>
    <message>
        <source>If several are level, they share the win.</source>
        <translatorcomment>terms: level</translatorcomment>
        <translation>Má bhíonn an oiread céanna ag níos mó ná duine amháin, roinneann siad an bua eatarthu.</translation>
    </message>
    <message>
        <source>If several have equally many, the game counts for nobody.</source>
        <translation>Má bhíonn an oiread céanna ag níos mó ná duine amháin, ní áirítear an cluiche d’aon duine.</translation>
    </message>
    <message>
        <source>If the card turned up is A♥, the dealer scores {points} for it.</source>
        <translation>Más é an A♥ an cárta a iompaítear, scórálann an roinnteoir {points} air.</translation>
    </message>
    <message>
        <source>If the card turned up is an ace, only the dealer may take it, and only after the first trick.</source>
        <translation>Más aon an cárta a iompaítear, is ag an roinnteoir amháin atá cead é a thógáil, agus sin i ndiaidh an chéad chúig amháin.</translation>
    </message>
    <message>
        <source>If the card turned up is an ace, only the dealer may take it.</source>
        <translation>Más aon an cárta a iompaítear, is ag an roinnteoir amháin atá cead é a thógáil.</translation>
    </message>
    <message>
        <source>If the card turned up is an ace, the dealer scores {points} for it.</source>
        <translation>Más aon an cárta a iompaítear, scórálann an roinnteoir {points} air.</translation>
    </message>
    <message>
        <source>If the stock runs short, the cards that the others have put out are shuffled and become the stock.</source>
        <translation>Má ritheann an stoc gann, suaitear na cártaí a dhíol na daoine eile as agus déantar stoc díobh.</translation>
    </message>
    <message>
        <source>If you may rob, you must.</source>
        <translation>Má tá cead robála agat, caithfidh tú robáil.</translation>
    </message>
    <message>
        <source>In a plain suit the king is best, then the queen, then the jack. In red come next the 10 down to the 2, and A♦ last of all. In black come next the ace, then the 2 up to the 10.</source>
        <translation>I ndrámh is é an rí is fearr, ansin an bhanríon, ansin an cuireata. Sa dearg tagann ina ndiaidh sin an 10 síos go dtí an 2, agus an A♦ ar deireadh ar fad. Sa dubh tagann ina ndiaidh sin an t-aon, ansin an 2 suas go dtí an 10.</translation>
    </message>
    <message>
        <source>It ends sooner if a pool has been won and somebody has no chip left to pay into the next.</source>
        <translation>Críochnaíonn sé níos luaithe má tá pota buaite agus nach bhfuil licín fágtha ag duine éigin le cur sa chéad phota eile.</translation>
    </message>
    <message>
        <source>Leading</source>
        <translation>An tús imeartha</translation>
    </message>
    <message>
        <source>Nobody calls for a partner.</source>
        <translation>Ní ghlaonn aon duine ar pháirtí.</translation>
    </message>
    <message>
        <source>Only {names} count so: if none of them was played, nobody scores it.</source>
        <translation>Ní áirítear mar sin ach {names:the}: murar imríodh ceann ar bith díobh, ní scórálann aon duine é.</translation>
    </message>
    <message>
        <source>Whoever takes most tricks wins the deal. If several tie for most, nobody wins it.</source>
        <translation>An té a bhaineann an líon is mó cúigeanna, buann sé an roinnt. Má bhíonn an líon is mó ag níos mó ná duine amháin, ní bhuann aon duine an roinnt sin.</translation>
    </message>
    <message>
        <source>Naming trumps</source>
        <translation>An mámh a ainmniú</translation>
    </message>
    <message>
        <source>Naming trumps and exchanging cards</source>
        <translation>An mámh a ainmniú agus cártaí a mhalartú</translation>
    </message>
    <message>
        <source>Near the end of the game the least bid is the same as before.</source>
        <translation>Gar do dheireadh an chluiche, fanann an tairiscint is lú mar a bhí.</translation>
    </message>
    <message>
        <source>No cards are exchanged.</source>
        <translation>Ní mhalartaítear aon chárta.</translation>
    </message>
    <message>
        <source>No trump may be held back.</source>
        <translation>Ní féidir mámh ar bith a choinneáil siar.</translation>
    </message>
    <message>
        <source>Nobody has to keep any card.</source>
        <translation>Ní gá d’aon duine aon chárta a choinneáil.</translation>
    </message>
    <message>
        <source>Nobody has to rob.</source>
        <translation>Ní gá d’aon duine robáil.</translation>
    </message>
    <message>
        <source>Nobody may play on for all five tricks.</source>
        <translation>Níl cead ag aon duine imirt ar aghaidh chun na cúig chúig go léir a bhaint.</translation>
    </message>
    <message>
        <source>Nobody vies.</source>
        <translation>Ní thugann aon duine dúshlán.</translation>
    </message>
    <message>
        <source>Nothing is added to a pool of {chips} or more.</source>
        <translation>Ní chuirtear dada le pota ina bhfuil {chips} nó níos mó.</translation>
    </message>
    <message>
        <source>Now {suit} are trumps</source>
        <translation>Anois, {suit} an mámh</translation>
    </message>
    <message>
        <source>Only a dealer who holds the ace of trumps may rob: take the card turned up, and put out any card of the hand for it.</source>
        <translation>Ní féidir le haon duine robáil ach le roinnteoir a bhfuil aon an mháimh aige: an cárta iompaithe a thógáil, agus cárta ar bith dá lámh a dhíol as ina áit.</translation>
    </message>
    <message>
        <source>Only then does the declarer name trumps.</source>
        <translation>Is ansin, agus ní roimhe sin, a ainmníonn an dearbhóir an mámh.</translation>
    </message>
    <message>
        <source>Partners have one purse, and pay and win together.</source>
        <translation>Tá aon sparán amháin ag na páirtithe, agus íocann siad agus buann siad le chéile.</translation>
    </message>
    <message>
        <source>Robbing</source>
        <translation>Robáil</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Rialacha an chluiche seo</translation>
    </message>
    <message numerus="yes">
        <source>Taking all {tricks} tricks wins double.</source>
        <translation>
            <numerusform>Is bua dúbailte é na {tricks:count cúig} go léir a bhaint.</numerusform>
            <numerusform>Is bua dúbailte é na {tricks:count cúig} go léir a bhaint.</numerusform>
            <numerusform>Is bua dúbailte é na {tricks:count cúig} go léir a bhaint.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best trump in a trick wins it. Where there is none, the best card of the suit led wins.</source>
        <translation>Baineann an mámh is fearr an cúig. Mura bhfuil mámh ann, baineann an cárta is fearr den dath ar tosaíodh leis é.</translation>
    </message>
    <message numerus="yes">
        <source>The bid of {bid} is for all {tricks} tricks, and nothing less.</source>
        <translation>
            <numerusform>Is ar na {tricks:count cúig} go léir atá an tairiscint {bid}, agus ní ar cheann níos lú.</numerusform>
            <numerusform>Is ar na {tricks:count cúig} go léir atá an tairiscint {bid}, agus ní ar cheann níos lú.</numerusform>
            <numerusform>Is ar na {tricks:count cúig} go léir atá an tairiscint {bid}, agus ní ar cheann níos lú.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bid of {bid}, for all the tricks, scores {made} if it is made and loses {failed} if not.</source>
        <translation>An tairiscint {bid}, ar na cúigeanna go léir: scórálann sí {made} má éiríonn léi, agus cailleann sí {failed} mura n-éiríonn.</translation>
    </message>
    <message>
        <source>The bidding</source>
        <translation>An tairiscint</translation>
    </message>
    <message>
        <source>The bids are {bids}.</source>
        <translation>Na tairiscintí: {bids}.</translation>
    </message>
    <message>
        <source>The card put out lies face down.</source>
        <translation>Luíonn an cárta a díoladh as béal faoi.</translation>
    </message>
    <message>
        <source>The card put out lies face up.</source>
        <translation>Luíonn an cárta a díoladh as béal in airde.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>An roinnt</translation>
    </message>
    <message>
        <source>The deal is played to its end. Whoever then has {points} or more wins. If several have, a declarer among them wins, or else the highest score. If the highest are equal, another deal is played.</source>
        <translation>Imrítear an roinnt go dtí a deireadh. An té a bhfuil {points} nó níos mó aige ansin, buann sé. Má tá an méid sin ag níos mó ná duine amháin, buann dearbhóir ina measc, nó murab ann dó, an scór is airde. Má tá na scóir is airde cothrom, imrítear roinnt eile.</translation>
    </message>
    <message>
        <source>The deal is played to its end. Whoever then has {points} or more wins. If several have, the highest score wins. If the highest are equal, another deal is played.</source>
        <translation>Imrítear an roinnt go dtí a deireadh. An té a bhfuil {points} nó níos mó aige ansin, buann sé. Má tá an méid sin ag níos mó ná duine amháin, buann an scór is airde. Má tá na scóir is airde cothrom, imrítear roinnt eile.</translation>
    </message>
    <message>
        <source>The deal then ends at once, and for the next one all pay in again.</source>
        <translation>Críochnaíonn an roinnt láithreach ansin, agus íocann gach duine isteach arís don chéad cheann eile.</translation>
    </message>
    <message>
        <source>The dealer decides before the first lead. After that it is too late.</source>
        <translation>Socraíonn an roinnteoir roimh an gcéad tús imeartha. Ina dhiaidh sin tá sé rómhall.</translation>
    </message>
    <message>
        <source>The dealer may hold: take over the highest bid without going higher. Players who have not passed may then bid on, and the dealer may hold again.</source>
        <translation>Is féidir leis an roinnteoir coinneáil: an tairiscint is airde a thógáil air féin gan dul níos airde. Imreoirí nach ndúirt pas, is féidir leo tairiscint eile a dhéanamh ansin, agus is féidir leis an roinnteoir coinneáil arís.</translation>
    </message>
    <message>
        <source>The dealer, who is last, looks through the rest of the stock and chooses: that is robbing the pack.</source>
        <translation>An roinnteoir, atá ar deireadh, féachann sé tríd an gcuid eile den stoc agus roghnaíonn sé: robáil an phaca a thugtar air sin.</translation>
    </message>
    <message>
        <source>The declarer leads to the first trick.</source>
        <translation>Tosaíonn an dearbhóir an chéad chúig.</translation>
    </message>
    <message>
        <source>The declarer names trumps, any of the four suits.</source>
        <translation>Ainmníonn an dearbhóir an mámh, dath ar bith de na ceithre cinn.</translation>
    </message>
    <message>
        <source>But an ace of trumps that could have robbed and did not is the lowest trump of that deal, and everybody is told.</source>
        <translation>Ach aon an mháimh a d’fhéadfadh robáil agus nár robáil, sin an mámh is ísle sa roinnt sin, agus insítear do chách é.</translation>
    </message>
    <message>
        <source>A declarer who takes at least the points bid scores all of them. One who takes fewer loses the bid and scores nothing.</source>
        <translation>Dearbhóir a bhaineann na pointí a thairg sé ar a laghad, scórálann sé gach a mbaineann sé. Dearbhóir a bhaineann níos lú, cailleann sé an tairiscint agus ní scórálann sé dada.</translation>
    </message>
    <message>
        <source>A score may fall below zero.</source>
        <translation>Is féidir le scór titim faoi bhun náid.</translation>
    </message>
    <message numerus="yes">
        <source>Even all {tricks} tricks do not win them the game.</source>
        <translation>
            <numerusform>Fiú leis na {tricks:count cúig} go léir ní bhuann sé an cluiche.</numerusform>
            <numerusform>Fiú leis na {tricks:count cúig} go léir ní bhuann sé an cluiche.</numerusform>
            <numerusform>Fiú leis na {tricks:count cúig} go léir ní bhuann sé an cluiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>How much is known</source>
        <translation>An méid atá ar eolas</translation>
    </message>
    <message>
        <source>If everybody else passes, the dealer must bid at least {bid}, or {least} near the end.</source>
        <translation>Má deir gach duine eile pas, caithfidh an roinnteoir {bid} ar a laghad a thairiscint, nó {least} gar don deireadh.</translation>
    </message>
    <message>
        <source>If everybody else passes, the dealer must bid at least {bid}.</source>
        <translation>Má deir gach duine eile pas, caithfidh an roinnteoir {bid} ar a laghad a thairiscint.</translation>
    </message>
    <message>
        <source>If the declarer’s side takes at least the points bid, it scores all of them. If it takes fewer, it loses the bid and scores nothing.</source>
        <translation>Má bhaineann taobh an dearbhóra na pointí a tairgeadh ar a laghad, scórálann sé gach a mbaineann sé. Má bhaineann sé níos lú, cailleann sé an tairiscint agus ní scórálann sé dada.</translation>
    </message>
    <message>
        <source>Only when trumps are named does the declarer take the kitty into the hand, and keep at most {hand} of all these cards.</source>
        <translation>Ní thógann an dearbhóir an banc ina lámh go dtí go mbíonn an mámh ainmnithe, agus coinníonn sé {hand:count cárta} ar a mhéad díobh sin go léir.</translation>
    </message>
    <message>
        <source>The deal is played to its end. Whoever then has {points} or more wins. If several have, the one who reached {points} first in that deal wins.</source>
        <translation>Imrítear an roinnt go dtí a deireadh. An té a bhfuil {points} nó níos mó aige ansin, buann sé. Má tá an méid sin ag níos mó ná duine amháin, buann an té is túisce a shroich {points} sa roinnt sin.</translation>
    </message>
    <message>
        <source>The dealer may not hold, but must bid higher or pass.</source>
        <translation>Ní féidir leis an roinnteoir coinneáil: caithfidh sé níos mó a thairiscint nó pas a rá.</translation>
    </message>
    <message>
        <source>The declarer takes the kitty into the hand, and keeps at most {hand} of all these cards.</source>
        <translation>Tógann an dearbhóir an banc ina lámh, agus coinníonn sé {hand:count cárta} ar a mhéad díobh sin go léir.</translation>
    </message>
    <message>
        <source>The declarer takes the kitty into the hand, and puts out {cards}, face down.</source>
        <translation>Tógann an dearbhóir an banc ina lámh, agus díolann sé {cards} as, béal faoi.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Deireadh an chluiche</translation>
    </message>
    <message>
        <source>The first card led may be any card.</source>
        <translation>Is féidir an chéad chúig a thosú le haon chárta.</translation>
    </message>
    <message>
        <source>The first card led must be a trump, if the leader has one.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Caithfear an chéad chúig a thosú le mámh, má tá ceann ag an té a thosaíonn.</translation>
    </message>
    <message>
        <source>The first dealer is picked at random.</source>
        <translation>Roghnaítear an chéad roinnteoir ar chrannchur.</translation>
    </message>
    <message>
        <source>The first to win {deals} wins the game.</source>
        <translation>An chéad duine a bhuann {deals}, buann sé an cluiche.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>An cluiche</translation>
    </message>
    <message>
        <source>The game ends after {deals}.</source>
        <translation>Críochnaíonn an cluiche i ndiaidh {deals}.</translation>
    </message>
    <message>
        <source>The game ends at once, even in the middle of a deal, when somebody has {points}.</source>
        <translation>Críochnaíonn an cluiche láithreach, fiú i lár roinnte, nuair a bhíonn {points} ag duine éigin.</translation>
    </message>
    <message>
        <source>The game ends when a pool has been won and somebody has no chip left to pay into the next.</source>
        <translation>Críochnaíonn an cluiche nuair a bhíonn pota buaite agus nach mbíonn licín fágtha ag duine éigin le cur sa chéad phota eile.</translation>
    </message>
    <message>
        <source>The highest bidder is the declarer.</source>
        <translation>An té is airde a thairgeann, sin é an dearbhóir.</translation>
    </message>
    <message>
        <source>The highest trump brings nothing more.</source>
        <translation>Ní thugann an mámh is airde dada breise.</translation>
    </message>
    <message>
        <source>The holder of 5♥ may rob too.</source>
        <translation>Is féidir leis an té a bhfuil an 5♥ aige robáil freisin.</translation>
    </message>
    <message>
        <source>The holder of the ace of trumps may rob: take the card turned up, and put out any card of the hand for it.</source>
        <translation>Is féidir leis an té a bhfuil aon an mháimh aige robáil: an cárta iompaithe a thógáil, agus cárta ar bith dá lámh a dhíol as ina áit.</translation>
    </message>
    <message>
        <source>The joker is a trump in every deal too.</source>
        <translation>Is mámh é an jóicéir freisin i ngach roinnt.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>An comórtas</translation>
    </message>
    <message>
        <source>The match and the stake</source>
        <translation>An comórtas agus an geall</translation>
    </message>
    <message>
        <source>Whoever holds it is the declarer’s partner in this deal, and nobody else knows until it is played. A card that the declarer has put out may not be called for. If nobody holds the card, the declarer is alone, and is not told. A declarer may also choose to play alone.</source>
        <translation>An té a bhfuil sé aige, is é páirtí an dearbhóra é sa roinnt seo, agus níl a fhios ag aon duine eile go dtí go n-imrítear é. Ní féidir glaoch ar chárta a dhíol an dearbhóir as. Mura bhfuil an cárta ag duine ar bith, tá an dearbhóir ina aonar, agus ní insítear dó é. Is féidir le dearbhóir a roghnú freisin imirt ina aonar.</translation>
    </message>
    <message>
        <source>Whoever then has most chips wins.</source>
        <translation>Buann an té a bhfuil an líon is mó licíní aige ansin.</translation>
    </message>
    <message>
        <source>The next card is turned up, and its suit is trumps.</source>
        <translation>Iompaítear an chéad chárta eile, agus is é a dhath an mámh.</translation>
    </message>
    <message>
        <source>The number of deals is not limited.</source>
        <translation>Níl teorainn le líon na rannta.</translation>
    </message>
    <message>
        <source>The only bid is {bids}.</source>
        <translation>Níl ann ach tairiscint amháin, {bids}.</translation>
    </message>
    <message>
        <source>The others always score what they took.</source>
        <translation>Scórálann na daoine eile i gcónaí a mbaineann siad.</translation>
    </message>
    <message>
        <source>The others score what they took, but never enough to win: only a bid that is made wins the game.</source>
        <translation>Scórálann na daoine eile a mbaineann siad, ach gan dóthain chun buachan choíche: ní bhuann an cluiche ach tairiscint a bhaintear amach.</translation>
    </message>
    <message>
        <source>The others score what they took. But if the bid is made, those who had {points} or more before the deal score nothing.</source>
        <translation>Scórálann na daoine eile a mbaineann siad. Ach má bhaintear an tairiscint amach, an té a raibh {points} nó níos mó aige roimh an roinnt, ní scórálann sé dada.</translation>
    </message>
    <message>
        <source>The pack has 52 cards.</source>
        <translation>Tá 52 cárta sa phaca.</translation>
    </message>
    <message>
        <source>The pack has 53 cards, the joker among them.</source>
        <translation>Tá 53 cárta sa phaca, an jóicéir ina measc.</translation>
    </message>
    <message>
        <source>The player of the highest trump of the deal scores {points} more at its end, if the game is not over before.</source>
        <translatorcomment>terms: player</translatorcomment>
        <translation>An té a imríonn an mámh is airde sa roinnt, scórálann sé {points} sa bhreis ag a deireadh, mura bhfuil an cluiche thart roimhe sin.</translation>
    </message>
    <message>
        <source>The player of the highest trump of the deal scores {points} more at its end.</source>
        <translatorcomment>terms: player</translatorcomment>
        <translation>An té a imríonn an mámh is airde sa roinnt, scórálann sé {points} sa bhreis ag a deireadh.</translation>
    </message>
    <message>
        <source>The player on the dealer’s left leads to the first trick.</source>
        <translation>Tosaíonn an t-imreoir ar chlé an roinnteora an chéad chúig.</translation>
    </message>
    <message>
        <source>The player on the declarer’s left leads to the first trick.</source>
        <translation>Tosaíonn an t-imreoir ar chlé an dearbhóra an chéad chúig.</translation>
    </message>
    <message>
        <source>The pool</source>
        <translation>An pota</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>An scór</translation>
    </message>
    <message>
        <source>The stake</source>
        <translation>An geall</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next.</source>
        <translation>An té a bhaineann cúig, tosaíonn sé an chéad cheann eile.</translation>
    </message>
    <message>
        <source>Then the others, from the dealer’s left, put out as many cards as they like and are dealt as many from the stock. The declarer is dealt any missing cards in turn.</source>
        <translation>Ansin díolann na daoine eile, ó chlé an roinnteora, a oiread cártaí as agus is mian leo, agus roinntear an oiread céanna orthu ón stoc. Roinntear cibé cártaí atá in easnamh ar an dearbhóir air ina sheal.</translation>
    </message>
    <message>
        <source>There is no separate bid for all the tricks.</source>
        <translation>Níl tairiscint ar leith ann ar na cúigeanna go léir.</translation>
    </message>
    <message>
        <source>There is time to rob until you play your first card of the deal. You need say nothing before.</source>
        <translation>Tá am agat robáil go dtí go n-imríonn tú do chéad chárta sa roinnt. Ní gá duit dada a rá roimhe sin.</translation>
    </message>
    <message>
        <source>This is {game}. All pay chips into a pool, and three tricks win it.</source>
        <translation>Seo {game}. Cuireann gach duine licíní i bpota, agus buann trí chúig é.</translation>
    </message>
    <message>
        <source>This is {game}. Every trick is worth 5 points, and one deal is the whole game.</source>
        <translation>Seo {game}. Is fiú 5 phointe gach cúig, agus níl sa chluiche ar fad ach roinnt amháin.</translation>
    </message>
    <message>
        <source>This is {game}. Every trick is worth 5 points, and {points} win the game.</source>
        <translation>Seo {game}. Is fiú 5 phointe gach cúig, agus buann {points} an cluiche.</translation>
    </message>
    <message>
        <source>This is {game}. Whoever takes most tricks wins a deal, and the first to win {deals} wins the game.</source>
        <translation>Seo {game}. An té a bhaineann an líon is mó cúigeanna, buann sé an roinnt, agus an chéad duine a bhuann {deals}, buann sé an cluiche.</translation>
    </message>
    <message>
        <source>This is {game}. The highest bidder names trumps, and must then take at least as many points as were bid. Every trick is worth 5, and one deal is the whole game.</source>
        <translation>Seo {game}. An té is airde a thairgeann, ainmníonn sé an mámh, agus caithfidh sé ansin a oiread pointí ar a laghad a bhaint agus a thairg sé. Is fiú 5 gach cúig, agus níl sa chluiche ar fad ach roinnt amháin.</translation>
    </message>
    <message>
        <source>This is {game}. The highest bidder names trumps, and must then take at least as many points as were bid. Every trick is worth 5, and {points} win the game.</source>
        <translation>Seo {game}. An té is airde a thairgeann, ainmníonn sé an mámh, agus caithfidh sé ansin a oiread pointí ar a laghad a bhaint agus a thairg sé. Is fiú 5 gach cúig, agus buann {points} an cluiche.</translation>
    </message>
    <message>
        <source>This is {game}. Three of the five tricks score, all five score more, and {points} win the game.</source>
        <translation>Seo {game}. Scórálann trí cinn de na cúig chúig, scórálann na cúig cinn níos mó, agus buann {points} an cluiche.</translation>
    </message>
    <message>
        <source>This is {game}. Three of the five tricks score, four and five score much more, and {points} win the game.</source>
        <translation>Seo {game}. Scórálann trí cinn de na cúig chúig, scórálann ceithre nó cúig cinn i bhfad níos mó, agus buann {points} an cluiche.</translation>
    </message>
    <message>
        <source>Three of the five tricks win the pool.</source>
        <translation>Buann trí cinn de na cúig chúig an pota.</translation>
    </message>
    <message>
        <source>Three or four tricks score 5 points, all five score 10. Fewer than three score nothing.</source>
        <translation>Scórálann trí nó ceithre chúig 5 phointe, agus scórálann na cúig chúig 10. Ní scórálann níos lú ná trí chúig dada.</translation>
    </message>
    <message>
        <source>Three tricks score 5 points, four score 15, all five score 25. Fewer than three score nothing.</source>
        <translation>Scórálann trí chúig 5 phointe, scórálann ceithre cinn 15, agus scórálann na cúig chúig 25. Ní scórálann níos lú ná trí chúig dada.</translation>
    </message>
    <message>
        <source>Tricks also count {trick} each, and the game ends when somebody has {target}.</source>
        <translation>Is fiú {trick} gach cúig freisin, agus críochnaíonn an cluiche nuair a bhíonn {target} ag duine éigin.</translation>
    </message>
    <message>
        <source>Trumps, best first: {names} of trumps.</source>
        <translation>Na máite, ón gceann is fearr anuas: {names:the}.</translation>
    </message>
    <message>
        <source>Turning up A♥ scores nothing.</source>
        <translation>Níl aon scór ar an A♥ a iompú.</translation>
    </message>
    <message>
        <source>What beats what</source>
        <translation>Ord na gcártaí</translation>
    </message>
    <message>
        <source>What counts is the card that was led. A trump played after it, however good, changes nothing.</source>
        <translation>Is é an cárta ar tosaíodh leis a chomhaireann. Mámh a imrítear ina dhiaidh, dá fheabhas é, ní athraíonn sé dada.</translation>
    </message>
    <message>
        <source>What differs from {game}</source>
        <translation>Difríochtaí ón gcluiche {game}</translation>
    </message>
    <message>
        <source>When the game is over, each loser pays {stake}, and the winners share it evenly.</source>
        <translation>Nuair a bhíonn an cluiche thart, íocann gach caillteoir {stake}, agus roinneann na buaiteoirí go cothrom é.</translation>
    </message>
    <message>
        <source>When the game is over, each of the others pays {stake} to the winner.</source>
        <translation>Nuair a bhíonn an cluiche thart, íocann gach duine eile {stake} leis an mbuaiteoir.</translation>
    </message>
    <message>
        <source>When the match is over, each loser pays {stake}, and the winners share it evenly.</source>
        <translation>Nuair a bhíonn an comórtas thart, íocann gach caillteoir {stake}, agus roinneann na buaiteoirí go cothrom é.</translation>
    </message>
    <message>
        <source>When the match is over, each of the others pays {stake} to the winner.</source>
        <translation>Nuair a bhíonn an comórtas thart, íocann gach duine eile {stake} leis an mbuaiteoir.</translation>
    </message>
    <message>
        <source>When trumps are named, all players, from the dealer’s left, put out any number of cards and are dealt as many from the stock.</source>
        <translation>Nuair a bhíonn an mámh ainmnithe, díolann gach imreoir, ó chlé an roinnteora, a oiread cártaí as agus is mian leis, agus roinntear an oiread céanna air ón stoc.</translation>
    </message>
    <message>
        <source>When trumps are named, the others, from the dealer’s left, put out as many cards as they like and are dealt as many from the stock. The declarer is dealt any missing cards in turn.</source>
        <translation>Nuair a bhíonn an mámh ainmnithe, díolann na daoine eile, ó chlé an roinnteora, a oiread cártaí as agus is mian leo, agus roinntear an oiread céanna orthu ón stoc. Roinntear cibé cártaí atá in easnamh ar an dearbhóir air ina sheal.</translation>
    </message>
    <message>
        <source>first {numbers}, then {last}</source>
        <translation>{numbers} ar dtús, ansin {last}</translation>
    </message>
    <message numerus="yes">
        <source>Winning the game with all {tricks} tricks of one deal, from no points at all, counts as two games of the match.</source>
        <translation>
            <numerusform>Má bhuaitear an cluiche leis na {tricks:count cúig} in aon roinnt amháin, gan pointe ar bith a bheith ann roimhe, is ionann é agus dhá chluiche den chomórtas.</numerusform>
            <numerusform>Má bhuaitear an cluiche leis na {tricks:count cúig} in aon roinnt amháin, gan pointe ar bith a bheith ann roimhe, is ionann é agus dhá chluiche den chomórtas.</numerusform>
            <numerusform>Má bhuaitear an cluiche leis na {tricks:count cúig} in aon roinnt amháin, gan pointe ar bith a bheith ann roimhe, is ionann é agus dhá chluiche den chomórtas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Winning the game with all {tricks} tricks of one deal, from no points at all, wins double.</source>
        <translation>
            <numerusform>Má bhuaitear an cluiche leis na {tricks:count cúig} in aon roinnt amháin, gan pointe ar bith a bheith ann roimhe, is bua dúbailte é.</numerusform>
            <numerusform>Má bhuaitear an cluiche leis na {tricks:count cúig} in aon roinnt amháin, gan pointe ar bith a bheith ann roimhe, is bua dúbailte é.</numerusform>
            <numerusform>Má bhuaitear an cluiche leis na {tricks:count cúig} in aon roinnt amháin, gan pointe ar bith a bheith ann roimhe, is bua dúbailte é.</numerusform>
        </translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>in éineacht</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>cárta amháin</translation>
    </message>
    <message>
        <source>the ace</source>
        <translation>an t-aon</translation>
    </message>
    <message>
        <source>the five</source>
        <translation>an cíoná</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>an cuireata</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>an jóicéir</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>an rí</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>an bhanríon</translation>
    </message>
    <message numerus="yes">
        <source>{number}</source>
        <comment>a packet of cards</comment>
        <translation>
            <numerusform>{number:count cárta}</numerusform>
            <numerusform>{number:count cárta}</numerusform>
            <numerusform>{number:count cárta}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} at a time</source>
        <translation>
            <numerusform>ceann ar cheann</numerusform>
            <numerusform>{number:count cárta} in éineacht</numerusform>
            <numerusform>{number:count cárta} in éineacht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} cards</source>
        <translation>
            <numerusform>cárta amháin</numerusform>
            <numerusform>{number:count cárta}</numerusform>
            <numerusform>{number:count cárta}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} play, as {ways}. {line}</source>
        <translation>
            <numerusform>Imríonn {number:people}: {ways}. {line}</numerusform>
            <numerusform>Imríonn {number:people}: {ways}. {line}</numerusform>
            <numerusform>Imríonn {number:people}: {ways}. {line}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} play, everybody for themselves.</source>
        <translation>
            <numerusform>Imríonn {number:people}, gach duine ar a shon féin.</numerusform>
            <numerusform>Imríonn {number:people}, gach duine ar a shon féin.</numerusform>
            <numerusform>Imríonn {number:people}, gach duine ar a shon féin.</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} are trumps. Best first: {cards}.</source>
        <translation>{suit} an mámh. Ón gceann is fearr anuas: {cards}.</translation>
    </message>
</context>
<context>
    <name>sample</name>
    <message>
        <source>A small table as a preview</source>
        <translation>Tábla beag mar réamhamharc</translation>
    </message>
    <message>
        <source>Mary</source>
        <translation>Máire</translation>
    </message>
    <message>
        <source>Mary led 9♠. You may hold back 5♠.</source>
        <translation>Thosaigh Máire leis an 9♠. Is féidir an 5♠ a choinneáil siar.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Imir</translation>
    </message>
    <message>
        <source>Seán</source>
        <translation>Seán</translation>
    </message>
    <message>
        <source>Your turn. Play a trump.</source>
        <translation>Do shealsa. Imir mámh.</translation>
    </message>
</context>
<context>
    <name>saved</name>
    <message>
        <source>At the table: {names}.</source>
        <translation>Ag an tábla: {names}.</translation>
    </message>
    <message>
        <source>Started {moment}.</source>
        <translation>Tosaithe: {moment}.</translation>
    </message>
    <message>
        <source>Cannot be played: {reason}</source>
        <translation>Ní féidir é a imirt: {reason}</translation>
    </message>
    <message>
        <source>Cannot be read: {reason}</source>
        <translation>Ní féidir é a léamh: {reason}</translation>
    </message>
    <message>
        <source>Deal {number} is over.</source>
        <translation>Tá roinnt {number} thart.</translation>
    </message>
    <message>
        <source>Deal {number} has begun.</source>
        <translation>Tá roinnt {number} ar siúl.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Scrios</translation>
    </message>
    <message>
        <source>Deleted “{name}”.</source>
        <translation>Scriosadh “{name}”.</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dúblaigh</translation>
    </message>
    <message>
        <source>Export a game</source>
        <translation>Easpórtáil cluiche</translation>
    </message>
    <message>
        <source>Exported to {path}.</source>
        <translation>Easpórtáilte: {path}.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Easpórtáil…</translation>
    </message>
    <message>
        <source>Games of Twenty-Five (*{ending})</source>
        <translation>Cluichí Cúig Fichead (*{ending})</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Féach siar</translation>
    </message>
    <message numerus="yes">
        <source>More than {number} games</source>
        <translation>
            <numerusform>Níos mó ná {number:count cluiche}</numerusform>
            <numerusform>Níos mó ná {number:count cluiche}</numerusform>
            <numerusform>Níos mó ná {number:count cluiche}</numerusform>
        </translation>
    </message>
    <message>
        <source>No saved games yet. Every game you play is saved here automatically, and you can play on whenever you like.</source>
        <translation>Níl aon chluiche sábháilte ann fós. Sábháiltear anseo go huathoibríoch gach cluiche a imríonn tú, agus is féidir leat leanúint den imirt uair ar bith is mian leat.</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Gan aon cheann fós</translation>
    </message>
    <message>
        <source>Older copy</source>
        <translation>Cóip níos sine</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Cluiche amháin</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Oscail cluiche</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Oscail comhad…</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Imir anois</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Lean ar aghaidh</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Athainmnigh</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Athainmnigh…</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Cluichí sábháilte</translation>
    </message>
    <message>
        <source>Saved {moment}.</source>
        <translation>Sábháilte: {moment}.</translation>
    </message>
    <message>
        <source>Show older games</source>
        <translation>Taispeáin cluichí níos sine</translation>
    </message>
    <message>
        <source>Show the end</source>
        <translation>Taispeáin an deireadh</translation>
    </message>
    <message>
        <source>The game cannot be saved in {place} ({reason}). Go on playing: saving will be tried again after each deal.</source>
        <translation>Ní féidir an cluiche a shábháil ag {place} ({reason}). Lean den imirt: déantar iarracht eile ar é a shábháil tar éis gach roinnte.</translation>
    </message>
    <message>
        <source>The saved games in {path} cannot be read ({reason}).</source>
        <translation>Ní féidir na cluichí sábháilte ag {path} a léamh ({reason}).</translation>
    </message>
    <message>
        <source>The statistics in {place} cannot be written ({reason}). Go on playing: what is missing will be counted once they can.</source>
        <translation>Ní féidir na staitisticí ag {place} a scríobh ({reason}). Lean den imirt: comhairfear a bhfuil in easnamh a luaithe is féidir iad a scríobh.</translation>
    </message>
    <message>
        <source>The statistics in {place} were written by a newer version of the program ({reason}). They stay as they are, and this version counts nothing.</source>
        <translation>Leagan níos nuaí den chlár a scríobh na staitisticí ag {place} ({reason}). Fanfaidh siad mar atá, agus ní chomhairfidh an leagan seo aon rud.</translation>
    </message>
    <message>
        <source>The statistics were damaged ({reason}). They have been counted again from your saved games: {games}. The damaged file was kept as {kept}.</source>
        <translation>Bhí damáiste déanta do na staitisticí ({reason}). Comhaireadh arís iad ó do chuid cluichí sábháilte: {games}. Coinníodh an comhad damáistithe mar {kept}.</translation>
    </message>
    <message>
        <source>There is already a game called {name}. Choose another name.</source>
        <translation>Tá cluiche darb ainm {name} ann cheana. Roghnaigh ainm eile.</translation>
    </message>
    <message>
        <source>This game is damaged ({reason}). The copy saved before it is still there.</source>
        <translation>Tá damáiste déanta don chluiche seo ({reason}). Tá an chóip a sábháladh roimhe ann fós.</translation>
    </message>
    <message>
        <source>This game was played at {table} and goes on only there. You can look back on its deals.</source>
        <translation>Ag {table} a imríodh an cluiche seo, agus is ansin amháin a leanfar de. Is féidir leat féachaint siar ar gach roinnt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cealaigh</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Ainm nua</translation>
    </message>
    <message>
        <source>Reading your saved games…</source>
        <translation>Do chluichí sábháilte á léamh…</translation>
    </message>
    <message>
        <source>The saved games in {place} cannot be read ({reason}). They will be tried again at the next start.</source>
        <translation>Ní féidir na cluichí sábháilte ag {place} a léamh ({reason}). Déanfar iarracht eile an chéad uair eile a thosóidh an clár.</translation>
    </message>
    <message>
        <source>You saw no whole deal of this game, so there is nothing to look back on.</source>
        <translation>Ní fhaca tú aon roinnt iomlán den chluiche seo, mar sin níl aon rud ann le féachaint siar air.</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>format of a day</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH.mm</source>
        <comment>time of day in a file name</comment>
        <translation>d MMM yyyy, HH.mm</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>roinnt {number}</translation>
    </message>
    <message>
        <source>over: {outcome}</source>
        <translation>thart: {outcome}</translation>
    </message>
    <message>
        <source>saved {moment}</source>
        <translation>sábháilte {moment}</translation>
    </message>
    <message>
        <source>seen from your seat at {table}</source>
        <translation>feicthe ó do shuíochán ag {table}</translation>
    </message>
    <message>
        <source>the game is a tie between {names}</source>
        <translation>tá an cluiche cothrom idir {names}</translation>
    </message>
    <message>
        <source>the match is a tie between {names}</source>
        <translation>tá an comórtas cothrom idir {names}</translation>
    </message>
    <message>
        <source>you win the game</source>
        <translation>bhuaigh tú an cluiche</translation>
    </message>
    <message>
        <source>you win the match</source>
        <translation>bhuaigh tú an comórtas</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason}</source>
        <translation>Ní féidir {file} a oscailt: {reason}</translation>
    </message>
    <message>
        <source>{file} is not a game of Twenty-Five.</source>
        <translation>Ní cluiche Cúig Fichead é {file}.</translation>
    </message>
    <message>
        <source>{folder} is a folder. Open one of the games in it.</source>
        <translation>Is fillteán é {folder}. Oscail ceann de na cluichí ann.</translation>
    </message>
    <message>
        <source>{game}, {day}</source>
        <translation>{game}, {day}</translation>
    </message>
    <message>
        <source>{game}.</source>
        <translation>{game}.</translation>
    </message>
    <message>
        <source>{name} can no longer be brought back.</source>
        <translation>Ní féidir {name} a thabhairt ar ais a thuilleadh.</translation>
    </message>
    <message>
        <source>{name} could not be changed ({reason}). Nothing was lost.</source>
        <translation>Níorbh fhéidir {name} a athrú ({reason}). Níor cailleadh aon rud.</translation>
    </message>
    <message>
        <source>{name} is no longer there: it was deleted or renamed elsewhere.</source>
        <translation>Níl {name} ann a thuilleadh: scriosadh nó athainmníodh in áit eile é.</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation>bhuaigh {name} an cluiche</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>bhuaigh {name} an comórtas</translation>
    </message>
    <message>
        <source>{name}, copy</source>
        <translation>{name}, cóip</translation>
    </message>
    <message numerus="yes">
        <source>{number} games</source>
        <translation>
            <numerusform>{number:count cluiche}</numerusform>
            <numerusform>{number:count cluiche}</numerusform>
            <numerusform>{number:count cluiche}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} players</source>
        <translation>
            <numerusform>{number:people} imreoirí</numerusform>
            <numerusform>{number:people} imreoirí</numerusform>
            <numerusform>{number:people} imreoirí</numerusform>
        </translation>
    </message>
    <message>
        <source>{outcome} (counts double)</source>
        <translation>{outcome}, agus é ag comhaireamh faoi dhó</translation>
    </message>
    <message>
        <source>{place} is being played in another window too. It goes on there; what you play here is saved as a separate game.</source>
        <translation>Tá {place} á imirt i bhfuinneog eile freisin. Leanfaidh sé ar aghaidh ansin; sábhálfar a n-imreoidh tú anseo mar chluiche ar leith.</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of {whole} games</source>
        <translation>
            <numerusform>{shown} as {whole:count cluiche}</numerusform>
            <numerusform>{shown} as {whole:count cluiche}</numerusform>
            <numerusform>{shown} as {whole:count cluiche}</numerusform>
        </translation>
    </message>
    <message>
        <source>{table}, {game}</source>
        <translation>{table}, {game}</translation>
    </message>
</context>
<context>
    <name>score panel</name>
    <message>
        <source>Account</source>
        <translation>Cuntas</translation>
    </message>
    <message>
        <source>Deals so far</source>
        <translation>Na rannta go dtí seo</translation>
    </message>
    <message>
        <source>Hide the scores</source>
        <translation>Folaigh na scóir</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Cluichí buaite</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Ag teastáil</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Níl aon cheann fós</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pota</translation>
    </message>
    <message>
        <source>Stakes together</source>
        <translation>Geallta ar fad</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scóir</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Ina aonar</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Glaoite</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Páirtí</translation>
    </message>
    <message>
        <source>The bids</source>
        <translation>Na tairiscintí</translation>
    </message>
    <message>
        <source>The contract</source>
        <translation>An conradh</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Cothrom</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Do thairiscint</translation>
    </message>
    <message>
        <source>You need</source>
        <translation>Uaitse</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>gan fhios fós</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>cúigeanna</translation>
    </message>
    <message>
        <source>{name}’s bid</source>
        <translation>Tairiscint ó {name:len}</translation>
    </message>
    <message>
        <source>{name}, dealer</source>
        <translation>{name}, roinnteoir</translation>
    </message>
</context>
<context>
    <name>scores</name>
    <message numerus="yes">
        <source>All {tricks} tricks from nothing.</source>
        <translation>
            <numerusform>An chúig amháin ó náid.</numerusform>
            <numerusform>Na {tricks:count cúig} go léir ó náid.</numerusform>
            <numerusform>Na {tricks:count cúig} go léir ó náid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {tricks} tricks from nothing: it counts double.</source>
        <translation>
            <numerusform>Na {tricks:count cúig} go léir ó náid: áirítear faoi dhó é.</numerusform>
            <numerusform>Na {tricks:count cúig} go léir ó náid: áirítear faoi dhó é.</numerusform>
            <numerusform>Na {tricks:count cúig} go léir ó náid: áirítear faoi dhó é.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {number}: {tricks} for you</source>
        <translation>Roinnt {number}: {tricks} agatsa</translation>
    </message>
    <message>
        <source>Deal {number}: {tricks} for your side</source>
        <translation>Roinnt {number}: {tricks} ag do thaobhsa</translation>
    </message>
    <message>
        <source>First to win a deal</source>
        <translation>An chéad duine a bhuann roinnt</translation>
    </message>
    <message>
        <source>First to {number}</source>
        <translation>An chéad duine go {number}</translation>
    </message>
    <message numerus="yes">
        <source>First to {number} deals</source>
        <translation>
            <numerusform>An chéad duine go {number:count roinnt}</numerusform>
            <numerusform>An chéad duine go {number:count roinnt}</numerusform>
            <numerusform>An chéad duine go {number:count roinnt}</numerusform>
        </translation>
    </message>
    <message>
        <source>One deal</source>
        <translation>Roinnt amháin</translation>
    </message>
    <message>
        <source>The game is a tie between {names}.</source>
        <translation>Tá an cluiche cothrom idir {names}.</translation>
    </message>
    <message>
        <source>The match is a tie between {names}.</source>
        <translation>Tá an comórtas cothrom idir {names}.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tusa</translation>
    </message>
    <message>
        <source>You deal next.</source>
        <translation>Tusa a roinnfidh anois.</translation>
    </message>
    <message>
        <source>You win the game.</source>
        <translation>Bhuaigh tú an cluiche.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Buann tú an comórtas.</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Do thaobhsa</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>roinnteoir</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocht</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cúig</translation>
    </message>
    <message>
        <source>four</source>
        <translation>ceithre</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>naoi</translation>
    </message>
    <message>
        <source>no</source>
        <translation>gan aon</translation>
    </message>
    <message>
        <source>no tricks</source>
        <translation>gan aon chúig</translation>
    </message>
    <message>
        <source>one</source>
        <translation>aon</translation>
    </message>
    <message>
        <source>one trick</source>
        <translation>cúig amháin</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>seacht</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sé</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>deich</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trí</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>le himirt</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dhá</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tusa</translation>
    </message>
    <message>
        <source>you have won no deal</source>
        <translation>níor bhuaigh tú aon roinnt</translation>
    </message>
    <message>
        <source>you have won {count}</source>
        <translation>bhuaigh tú {count}</translation>
    </message>
    <message>
        <source>you have {count}</source>
        <translation>tá {count} agat</translation>
    </message>
    <message>
        <source>your side</source>
        <translation>do thaobhsa</translation>
    </message>
    <message>
        <source>{antes} + {added} after a spoil</source>
        <translation>{antes} + {added} tar éis pota millte</translation>
    </message>
    <message>
        <source>{antes} + {added} after spoils</source>
        <translation>{antes} + {added} tar éis potaí millte</translation>
    </message>
    <message>
        <source>{antes} + {times} × {each} after spoils</source>
        <translation>{antes} + {times} × {each} tar éis potaí millte</translation>
    </message>
    <message>
        <source>{names} are level with {points}: another deal decides.</source>
        <translatorcomment>terms: level</translatorcomment>
        <translation>{names} ar comhscór, {points}: roinnt eile a shocróidh é.</translation>
    </message>
    <message>
        <source>{names} are one trick from the game.</source>
        <translation>Cúig amháin ón gcluiche: {names}.</translation>
    </message>
    <message>
        <source>{names} is one trick from the game.</source>
        <translation>Cúig amháin ón gcluiche: {names}.</translation>
    </message>
    <message>
        <source>{name} deals next.</source>
        <translation>{name} a roinnfidh anois.</translation>
    </message>
    <message>
        <source>{name} wins the game.</source>
        <translation>Bhuaigh {name} an cluiche.</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>Buann {name} an comórtas.</translation>
    </message>
    <message>
        <source>{name}’s side</source>
        <translation>Taobh {name:len}</translation>
    </message>
    <message>
        <source>{name}’s side</source>
        <comment>within a sentence</comment>
        <translation>taobh {name:len}</translation>
    </message>
    <message numerus="yes">
        <source>{number} antes</source>
        <translatorcomment>terms: ante</translatorcomment>
        <translation>
            <numerusform>{number:count geall} tosaigh</numerusform>
            <numerusform>{number:count geall} tosaigh</numerusform>
            <numerusform>{number:count geall} tosaigh</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} in the pool</source>
        <translation>
            <numerusform>{number} sa phota</numerusform>
            <numerusform>{number} sa phota</numerusform>
            <numerusform>{number} sa phota</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more</source>
        <translation>
            <numerusform>{number} eile</numerusform>
            <numerusform>{number} eile</numerusform>
            <numerusform>{number} eile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more to win</source>
        <translation>
            <numerusform>{number} eile chun buachan</numerusform>
            <numerusform>{number} eile chun buachan</numerusform>
            <numerusform>{number} eile chun buachan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} tricks</source>
        <translation>
            <numerusform>{number:count cúig}</numerusform>
            <numerusform>{number:count cúig}</numerusform>
            <numerusform>{number:count cúig}</numerusform>
        </translation>
    </message>
    <message>
        <source>{scores}. {goal}.</source>
        <translation>{scores}. {goal}.</translation>
    </message>
</context>
<context>
    <name>seats</name>
    <message>
        <source>Three take turns</source>
        <translation>Triúr ar uainíocht</translation>
    </message>
    <message>
        <source>Another screen</source>
        <translation>Scáileán eile</translation>
    </message>
    <message>
        <source>Click a seat to change it</source>
        <translation>Cliceáil ar shuíochán chun é a athrú</translation>
    </message>
    <message>
        <source>Draw for seats</source>
        <translation>Tarraing do na suíocháin</translation>
    </message>
    <message>
        <source>Level of the computer</source>
        <translation>Leibhéal an ríomhaire</translation>
    </message>
    <message>
        <source>Name for {seat}</source>
        <translation>Ainm {seat:do}</translation>
    </message>
    <message>
        <source>Open hand (dummy)</source>
        <translation>Lámh oscailte</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Imreoir</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Clár</translation>
    </message>
    <message>
        <source>Extra hand</source>
        <translation>Lámh bhreise</translation>
    </message>
    <message>
        <source>Shares this screen: a curtain falls between the turns.</source>
        <translation>Ar an scáileán seo freisin: titeann cuirtín idir na sealanna.</translation>
    </message>
    <message>
        <source>The loser of a game sits out the next.</source>
        <translation>Fanann an té a chailleann cluiche amach as an gcéad cheann eile.</translation>
    </message>
    <message>
        <source>The same for all</source>
        <translation>Mar an gcéanna do chách</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>An tábla</translation>
    </message>
    <message>
        <source>Which program</source>
        <translation>Cén clár</translation>
    </message>
    <message>
        <source>Who sits in {seat}</source>
        <translation>Cé a shuíonn i {seat:ecl}</translation>
    </message>
    <message>
        <source>Whose extra hand</source>
        <translation>Cé leis an lámh bhreise</translation>
    </message>
    <message>
        <source>With several people at the screen, “You” would be unclear. This seat is {name} unless you name it.</source>
        <translation>Nuair atá níos mó ná duine amháin ag an scáileán, ní bheadh “Tusa” soiléir. {name} atá sa suíochán seo mura gcuireann tú ainm air.</translation>
    </message>
    <message>
        <source>With several people at the screen, “You” would be unclear. You are {name} unless you enter a name.</source>
        <translation>Nuair atá níos mó ná duine amháin ag an scáileán, ní bheadh “Tusa” soiléir. Is tusa {name} mura gcuireann tú ainm isteach.</translation>
    </message>
    <message>
        <source>You play here. Click another seat to set its level.</source>
        <translation>Anseo a imríonn tusa. Cliceáil ar shuíochán eile chun a leibhéal a shocrú.</translation>
    </message>
    <message>
        <source>drew {card}</source>
        <translation>tharraing {card:the}</translation>
    </message>
    <message>
        <source>sits out first</source>
        <translation>amuigh ar dtús</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>1 second</source>
        <translation>soicind amháin</translation>
    </message>
    <message>
        <source>All settings are back to their defaults.</source>
        <translation>Tá na socruithe go léir ar ais ag na réamhshocruithe.</translation>
    </message>
    <message>
        <source>Another program may be using the loudspeaker. Close it, then press one of the sounds.</source>
        <translation>B’fhéidir go bhfuil clár eile ag úsáid an challaire. Dún é, ansin brúigh ceann de na fuaimeanna.</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>Mar a roinneadh</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Láithreach</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Cúl</translation>
    </message>
    <message>
        <source>Back {number}</source>
        <translation>Cúl {number}</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Fíondearg</translation>
    </message>
    <message>
        <source>By strength</source>
        <translation>De réir nirt</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>De réir datha</translation>
    </message>
    <message>
        <source>Card played</source>
        <translation>Cárta á imirt</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cártaí</translation>
    </message>
    <message>
        <source>Cards dealt</source>
        <translation>Cártaí á roinnt</translation>
    </message>
    <message>
        <source>Choose it, then Play</source>
        <translation>Roghnaigh é, ansin Imir</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clasaiceach</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Éadach</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Dathanna</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Codarsnacht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dorcha</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>Dathanna dorcha</translation>
    </message>
    <message>
        <source>Card design</source>
        <translation>Dearadh na gcártaí</translation>
    </message>
    <message>
        <source>Dim the cards that may not be played</source>
        <translation>Doiléirigh na cártaí nach féidir a imirt</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Tapa</translation>
    </message>
    <message>
        <source>For shaky hands: nothing is played by mistake.</source>
        <translation>Más creathach do lámha: ní imrítear aon rud de bhotún.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Ceithre dhath</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Iomlán</translation>
    </message>
    <message>
        <source>Game won</source>
        <translation>Cluiche buaite</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Uaine</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Ardchodarsnacht</translation>
    </message>
    <message>
        <source>How fast cards move</source>
        <translation>Luas na gcártaí</translation>
    </message>
    <message>
        <source>How it looks</source>
        <translation>An chuma atá air</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Airde na fuaime</translation>
    </message>
    <message>
        <source>How you play a card</source>
        <translation>Conas a imríonn tú cárta</translation>
    </message>
    <message>
        <source>In high contrast every cloth is black.</source>
        <translation>San ardchodarsnacht bíonn gach éadach dubh.</translation>
    </message>
    <message>
        <source>Keep everything still</source>
        <translation>Coinnigh gach rud socair</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Teanga</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Mór</translation>
    </message>
    <message>
        <source>Large cards with large text, white on black with high contrast.</source>
        <translation>Cártaí móra le téacs mór, bán ar dhubh le hardchodarsnacht.</translation>
    </message>
    <message>
        <source>Large text and cards: {size} or more, larger buttons</source>
        <translation>Téacs agus cártaí móra: {size} nó níos mó, cnaipí níos mó</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Téacs níos mó</translation>
    </message>
    <message>
        <source>Left-handed: trump sign and name plate change sides</source>
        <translation>Don lámh chlé: athraíonn comhartha an mháimh agus an t-ainmphláta taobh</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Geal</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Dathanna geala</translation>
    </message>
    <message>
        <source>Navy</source>
        <translation>Dúghorm</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ná coinnigh</translation>
    </message>
    <message>
        <source>No loudspeaker or headphones found. Connect some, then press one of the sounds.</source>
        <translation>Níor aimsíodh callaire ná cluasáin. Ceangail ceann acu, ansin brúigh ceann de na fuaimeanna.</translation>
    </message>
    <message>
        <source>No sound can be played: a part of the program (miniaudio) is not installed.</source>
        <translation>Ní féidir fuaim ar bith a sheinm: níl cuid den chlár (miniaudio) suiteáilte.</translation>
    </message>
    <message>
        <source>No sound device responds. Is the loudspeaker on? If so, start the program again.</source>
        <translation>Níl aon ghléas fuaime ag freagairt. An bhfuil an callaire ar siúl? Má tá, tosaigh an clár arís.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Gnáthluas</translation>
    </message>
    <message>
        <source>One click plays it</source>
        <translation>Imríonn clic amháin é</translation>
    </message>
    <message>
        <source>Or press Enter on the card.</source>
        <translation>Nó brúigh Enter ar an gcárta.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Imirt</translation>
    </message>
    <message>
        <source>Play a sound when it is your turn</source>
        <translation>Seinn fuaim nuair is leatsa an seal</translation>
    </message>
    <message>
        <source>Play the only possible card automatically</source>
        <translation>Imir go huathoibríoch an t-aon chárta is féidir</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Imreoirí</translation>
    </message>
    <message>
        <source>Press to hear it</source>
        <translation>Brúigh chun é a chloisteáil</translation>
    </message>
    <message>
        <source>Best cards on the left</source>
        <translation>Na cártaí is fearr ar chlé</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>Clog</translation>
    </message>
    <message>
        <source>Card lifted</source>
        <translation>Cárta á thógáil</translation>
    </message>
    <message>
        <source>Card refused</source>
        <translation>Cárta á dhiúltú</translation>
    </message>
    <message>
        <source>Everything of yours can move to another computer, or from one.</source>
        <translation>Is féidir gach rud leat a aistriú go ríomhaire eile, nó ó cheann.</translation>
    </message>
    <message>
        <source>Explain it all again</source>
        <translation>Mínigh gach rud arís</translation>
    </message>
    <message>
        <source>Explain what is new as you play</source>
        <translation>Mínigh a bhfuil nua agus tú ag imirt</translation>
    </message>
    <message>
        <source>Faces on the name plates</source>
        <translation>Aghaidheanna ar na hainmphlátaí</translation>
    </message>
    <message>
        <source>How long a full trick stays</source>
        <translation>Cá fhad a fhanann cúig iomlán</translation>
    </message>
    <message>
        <source>How long a full trick stays: {time}</source>
        <translation>Cá fhad a fhanann cúig iomlán: {time}</translation>
    </message>
    <message>
        <source>How your hand is sorted</source>
        <translation>Ord na gcártaí i do lámh</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Aistrigh go ríomhaire eile</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>Aistrigh…</translation>
    </message>
    <message>
        <source>Nothing has been explained yet.</source>
        <translation>Níor míníodh aon rud fós.</translation>
    </message>
    <message>
        <source>Put a card design of your own in the folder {folder}; it appears here when the program next starts.</source>
        <translation>Cuir dearadh cártaí de do chuid féin san fhillteán {folder}; beidh sé anseo an chéad uair eile a thosóidh an clár.</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Athchóirigh réamhshocruithe</translation>
    </message>
    <message>
        <source>Restore defaults resets every section of the settings.</source>
        <translation>Athshocraíonn “Athchóirigh réamhshocruithe” gach rannóg de na socruithe.</translation>
    </message>
    <message>
        <source>Robbing</source>
        <translation>Robáil</translation>
    </message>
    <message>
        <source>Safe colours</source>
        <translation>Dathanna sábháilte</translation>
    </message>
    <message>
        <source>Same colours as the system</source>
        <translation>Na dathanna céanna leis an gcóras</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Léitheoir scáileáin</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Rannóga</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Socruithe</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Gearr</translation>
    </message>
    <message>
        <source>Show the points during the game</source>
        <translation>Taispeáin na pointí le linn an chluiche</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Slinn</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Mall</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Téacs níos lú</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Fuaim</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <translation>Tá an fhuaim múchta.</translation>
    </message>
    <message>
        <source>Sounds of the cards and of the game</source>
        <translation>Fuaimeanna na gcártaí agus an chluiche</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Luas</translation>
    </message>
    <message>
        <source>Such as A♥, which is always a trump: a few times each.</source>
        <translation>Mar shampla an A♥, ar mámh é i gcónaí: cúpla uair an ceann.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Córas</translation>
    </message>
    <message>
        <source>System: no</source>
        <translation>Córas: ná coinnigh</translation>
    </message>
    <message>
        <source>System: yes</source>
        <translation>Córas: coinnigh</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tábla</translation>
    </message>
    <message>
        <source>Text and colour</source>
        <translation>Téacs agus dathanna</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Méid an téacs</translation>
    </message>
    <message>
        <source>The design that suits text and colours</source>
        <translation>An paca a oireann don téacs agus do na dathanna</translation>
    </message>
    <message>
        <source>The card design {folder} is left out. {why}</source>
        <translation>Fágadh an dearadh cártaí {folder} ar lár. {why}</translation>
    </message>
    <message>
        <source>The file {file} cannot be read.</source>
        <translation>Ní féidir an comhad {file} a léamh.</translation>
    </message>
    <message>
        <source>The file {file} cannot be understood ({reason}).</source>
        <translation>Ní féidir an comhad {file} a thuiscint ({reason}).</translation>
    </message>
    <message>
        <source>The file {file} is larger than a card may be.</source>
        <translation>Tá an comhad {file} níos mó ná mar is ceadmhach do chárta.</translation>
    </message>
    <message>
        <source>The file {file} is missing.</source>
        <translation>Tá an comhad {file} ar iarraidh.</translation>
    </message>
    <message>
        <source>The file {file} is not a picture that can be shown.</source>
        <translation>Ní pictiúr is féidir a thaispeáint é an comhad {file}.</translation>
    </message>
    <message>
        <source>The file {file} must give the design’s name and its backs.</source>
        <translation>Caithfidh ainm agus cúlanna an phaca a bheith sa chomhad {file}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be read.</source>
        <translation>Ní féidir an fillteán {folder} a léamh.</translation>
    </message>
    <message>
        <source>The hand stays as it was dealt.</source>
        <translation>Fanann an lámh mar a roinneadh í.</translation>
    </message>
    <message>
        <source>When only one of your cards may be played.</source>
        <translation>Nuair nach féidir leat ach cárta amháin a imirt.</translation>
    </message>
    <message>
        <source>The loudspeaker cannot be used ({detail}). Press one of the sounds to try again.</source>
        <translation>Ní féidir an callaire a úsáid ({detail}). Brúigh ceann de na fuaimeanna chun iarracht eile a dhéanamh.</translation>
    </message>
    <message>
        <source>The program already has a card design of that name: rename the folder.</source>
        <translation>Tá dearadh cártaí den ainm sin ag an gclár cheana: athainmnigh an fillteán.</translation>
    </message>
    <message>
        <source>The suits in the file {file} must each have a colour, such as #a3161f for H, or be left out.</source>
        <translation>Sa chomhad {file} caithfidh cód datha, mar #a3161f do H, a bheith le gach dath cártaí, nó fág ar lár iad.</translation>
    </message>
    <message>
        <source>Trick put down</source>
        <translation>Cúig á leagan síos</translation>
    </message>
    <message>
        <source>Trick won</source>
        <translation>Cúig bainte</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cealaigh</translation>
    </message>
    <message>
        <source>Until I click, or press Space</source>
        <translation>Go dtí go gcliceálaim, nó go mbrúim Spás</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>An-mhall</translation>
    </message>
    <message>
        <source>What a screen reader says of each move</source>
        <translation>A ndeir léitheoir scáileáin faoi gach beart</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Coinnigh</translation>
    </message>
    <message>
        <source>Your name at the table</source>
        <translation>D’ainm ag an tábla</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Do shealsa</translation>
    </message>
    <message>
        <source>half a second</source>
        <translation>leathshoicind</translation>
    </message>
    <message>
        <source>until I click</source>
        <translation>go dtí go gcliceálaim</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message numerus="yes">
        <source>{number} seconds</source>
        <translation>
            <numerusform>{number:count soicind}</numerusform>
            <numerusform>{number:count soicind}</numerusform>
            <numerusform>{number:count soicind}</numerusform>
        </translation>
    </message>
    <message>
        <source>{size} is the largest.</source>
        <translation>Is é {size} an méid is mó.</translation>
    </message>
    <message>
        <source>{size} is the smallest.</source>
        <translation>Is é {size} an méid is lú.</translation>
    </message>
    <message>
        <source>“Mary leads 7 of spades, a trump. Your turn. Play a trump.”</source>
        <translation>“Tosaíonn Máire leis an seacht spéireata, mámh. Do shealsa. Imir mámh.”</translation>
    </message>
    <message>
        <source>“… Your turn. Play a trump. You may hold back the 5 of spades: the queen will do.”</source>
        <translation>“… Do shealsa. Imir mámh. Is féidir an cúig spéireata a choinneáil siar: is leor an bhanríon.”</translation>
    </message>
</context>
<context>
    <name>sitting</name>
    <message>
        <source>An open hand needs a partner who plays it.</source>
        <translation>Tá páirtí de dhíth ar lámh oscailte chun í a imirt.</translation>
    </message>
    <message>
        <source>An open hand needs a table of four or six.</source>
        <translation>Ní bhíonn lámh oscailte ann ach ag tábla ceathrair nó seisir.</translation>
    </message>
    <message>
        <source>An open hand needs a table of four or six. Choose who plays {name}.</source>
        <translation>Ní bhíonn lámh oscailte ann ach ag tábla ceathrair nó seisir. Roghnaigh imreoir {name:do}.</translation>
    </message>
    <message>
        <source>Drawn: {cards}.</source>
        <translation>Tarraingthe: {cards}.</translation>
    </message>
    <message>
        <source>Everybody at the table has two hands already.</source>
        <translation>Tá dhá lámh ag gach duine ag an tábla cheana.</translation>
    </message>
    <message>
        <source>First choose a player for every seat.</source>
        <translation>Roghnaigh imreoir do gach suíochán ar dtús.</translation>
    </message>
    <message>
        <source>Games won: {games}.</source>
        <translation>Cluichí buaite: {games}.</translation>
    </message>
    <message>
        <source>Nobody at the table can play {name} as an extra hand. Choose who plays there.</source>
        <translation>Ní féidir le duine ar bith ag an tábla {name} a imirt mar lámh bhreise. Roghnaigh cé a imreoidh ansin.</translation>
    </message>
    <message>
        <source>One person plays two hands, and sees both.</source>
        <translation>Imríonn duine amháin dhá lámh, agus feiceann sé iad araon.</translation>
    </message>
    <message>
        <source>One person would be playing every hand.</source>
        <translation>Bheadh gach lámh á himirt ag duine amháin.</translation>
    </message>
    <message>
        <source>One person would be playing every hand. Add another player.</source>
        <translation>Bheadh gach lámh á himirt ag duine amháin. Cuir imreoir eile leis.</translation>
    </message>
    <message>
        <source>Plays on a phone, which finds the table by QR code, or at another computer.</source>
        <translation>Imríonn sé ar fhón, a aimsíonn an tábla le cód QR, nó ag ríomhaire eile.</translation>
    </message>
    <message>
        <source>Seats cannot be drawn while somebody plays two hands.</source>
        <translation>Ní féidir tarraingt do na suíocháin fad is atá duine ag imirt dhá lámh.</translation>
    </message>
    <message>
        <source>Extra hand of {name}</source>
        <translation>Lámh bhreise ag {name}</translation>
    </message>
    <message>
        <source>Nobody sees this hand.</source>
        <translation>Ní fheiceann aon duine an lámh seo.</translation>
    </message>
    <message>
        <source>Seats cannot be drawn where some hands are played unseen.</source>
        <translation>Ní féidir suíocháin a tharraingt nuair a imrítear lámha áirithe gan feiceáil.</translation>
    </message>
    <message>
        <source>Sides: {sides}.</source>
        <translation>Taobhanna: {sides}.</translation>
    </message>
    <message>
        <source>Sits out: {name}</source>
        <translation>Amuigh: {name}</translation>
    </message>
    <message>
        <source>That would give one player three hands. Choose who plays {name}.</source>
        <translation>Bheadh trí lámh ag imreoir amháin mar sin. Roghnaigh imreoir {name:do}.</translation>
    </message>
    <message>
        <source>The hand lies open for all to see. The partner plays it.</source>
        <translation>Luíonn an lámh oscailte os comhair chách. An páirtí a imríonn í.</translation>
    </message>
    <message>
        <source>The partner has two hands already.</source>
        <translation>Tá dhá lámh ag an bpáirtí cheana.</translation>
    </message>
    <message>
        <source>Two players always face each other.</source>
        <translation>Bíonn beirt imreoirí os comhair a chéile i gcónaí.</translation>
    </message>
    <message>
        <source>With three taking turns, at least two must be people.</source>
        <translation>Nuair a imríonn triúr ar uainíocht, caithfidh beirt acu ar a laghad a bheith ina ndaoine.</translation>
    </message>
    <message>
        <source>With three taking turns, everybody plays one hand.</source>
        <translation>Nuair a imríonn triúr ar uainíocht, imríonn gach duine lámh amháin.</translation>
    </message>
    <message>
        <source>With three taking turns, everybody plays one hand. Choose a player or the computer for {name}.</source>
        <translation>Nuair a imríonn triúr ar uainíocht, imríonn gach duine lámh amháin. Roghnaigh imreoir nó an ríomhaire {name:do}.</translation>
    </message>
    <message>
        <source>You play {name}’s hand too, and see both.</source>
        <translation>Imríonn tú an lámh atá ag {name} freisin, agus feiceann tú an dá lámh.</translation>
    </message>
    <message>
        <source>You sit clockwise from {name}, in the order of your cards.</source>
        <translation>Suíonn sibh deiseal ó {name:len}, in ord bhur gcártaí.</translation>
    </message>
    <message>
        <source>Your extra hand</source>
        <translation>Do lámh bhreise</translation>
    </message>
    <message>
        <source>{games} In the next game {third} takes the place of {name}.</source>
        <translation>{games} Sa chéad chluiche eile, suíonn {third} san áit a bhí ag {name}.</translation>
    </message>
    <message>
        <source>{name} cannot be their own extra hand.</source>
        <translation>{name}: ní féidir le himreoir a bheith ina lámh bhreise aige féin.</translation>
    </message>
    <message>
        <source>{name} drew lowest and sits out the first game.</source>
        <translation>{name} a tharraing an cárta is ísle, agus a fhanfaidh amach as an gcéad chluiche.</translation>
    </message>
    <message>
        <source>{name} is the extra hand of somebody the computer now plays for. Choose who plays there.</source>
        <translation>Tá {name} mar lámh bhreise ag duine a bhfuil an ríomhaire ag imirt ina áit anois. Roghnaigh cé a imreoidh ansin.</translation>
    </message>
    <message>
        <source>{name} sits out the first game. The loser of a game sits out the next.</source>
        <translation>Fanann {name} amach as an gcéad chluiche. Fanann an té a chailleann cluiche amach as an gcéad cheann eile.</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>{name}’s cards are played unseen, so nobody plays there. Choose the computer for {name}.</source>
        <translation>Imrítear na cártaí atá ag {name} gan feiceáil, mar sin ní imríonn aon duine ansin. Roghnaigh an ríomhaire do shuíochán {name:len}.</translation>
    </message>
    <message>
        <source>{name}’s hand lies open for all to see, and you play it.</source>
        <translation>Tá an lámh atá ag {name} oscailte os comhair chách, agus is tusa a imríonn í.</translation>
    </message>
    <message>
        <source>{name}’s hand lies open for all to see, and {player} plays it.</source>
        <translation>Tá an lámh atá ag {name} oscailte os comhair chách, agus {player} a imríonn í.</translation>
    </message>
    <message>
        <source>{name}’s open hand needs a partner to play it. Choose a player or the computer for that seat.</source>
        <translation>Tá páirtí de dhíth ar an lámh oscailte atá ag {name} chun í a imirt. Roghnaigh imreoir nó an ríomhaire don suíochán sin.</translation>
    </message>
    <message>
        <source>{name}, computer player, not in the first game</source>
        <translation>{name}, imreoir ríomhaire, nach bhfuil sa chéad chluiche</translation>
    </message>
    <message>
        <source>{name}, player, not in the first game</source>
        <translation>{name}, imreoir, nach bhfuil sa chéad chluiche</translation>
    </message>
    <message>
        <source>{player} plays {name}’s hand too, and sees both.</source>
        <translation>Imríonn {player} an lámh atá ag {name} freisin, agus feiceann an dá lámh.</translation>
    </message>
</context>
<context>
    <name>standings</name>
    <message>
        <source>dealer</source>
        <translation>roinnteoir</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>le himirt</translation>
    </message>
</context>
<context>
    <name>start</name>
    <message>
        <source>Who plays them best?</source>
        <translation>Cé is fearr a bhainfidh leas astu?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Lean ar aghaidh</translation>
    </message>
    <message>
        <source>All lessons done</source>
        <translation>Gach ceacht déanta</translation>
    </message>
    <message>
        <source>An evening in a hall</source>
        <translation>I halla lán daoine</translation>
    </message>
    <message>
        <source>Card drive</source>
        <translation>Oíche chártaí</translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation>Lean ar aghaidh: {game}</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Roinnt an lae</translation>
    </message>
    <message>
        <source>F1 help</source>
        <translation>F1 cabhair</translation>
    </message>
    <message>
        <source>Game, players, rules</source>
        <translation>Cluiche, imreoirí, rialacha</translation>
    </message>
    <message>
        <source>How you are getting on</source>
        <translation>Conas atá ag éirí leat</translation>
    </message>
    <message>
        <source>Join a game</source>
        <translation>Téigh i gcluiche</translation>
    </message>
    <message>
        <source>Large text and cards</source>
        <translation>Téacs agus cártaí móra</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Foghlaim</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Cluiche nua</translation>
    </message>
    <message>
        <source>New to it?</source>
        <translation>Nua don chluiche?</translation>
    </message>
    <message>
        <source>Next: {lesson}</source>
        <translation>An chéad cheann eile: {lesson}</translation>
    </message>
    <message>
        <source>Nothing can be saved in {folder} ({reason}). You can play, but your games will be lost when you close the program.</source>
        <translation>Ní féidir aon rud a shábháil ag {folder} ({reason}). Is féidir leat imirt, ach caillfear do chluichí nuair a dhúnfaidh tú an clár.</translation>
    </message>
    <message>
        <source>On your home network</source>
        <translation>Ar líonra an bhaile</translation>
    </message>
    <message>
        <source>Others are at the table with you. The language changes when you leave it.</source>
        <translation>Tá daoine eile ag an tábla in éineacht leat. Athróidh an teanga nuair a fhágfaidh tú é.</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Imir anois</translation>
    </message>
    <message>
        <source>Practice: {game}</source>
        <translation>Cleachtadh: {game}</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Cleachtadh</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Scoir</translation>
    </message>
    <message>
        <source>Same cards for all</source>
        <translation>Na cártaí céanna do chách</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Cluichí sábháilte</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Socruithe</translation>
    </message>
    <message>
        <source>Settings cannot be saved in {path}. They last until you close the program.</source>
        <translation>Ní féidir socruithe a shábháil ag {path}. Mairfidh siad go dtí go ndúnfaidh tú an clár.</translation>
    </message>
    <message>
        <source>Short lessons</source>
        <translation>Ceachtanna gearra</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Staitisticí</translation>
    </message>
    <message>
        <source>Text, cards, sound, speed</source>
        <translation>Téacs, cártaí, fuaim, luas</translation>
    </message>
    <message>
        <source>The old Irish game and its family</source>
        <translatorcomment>terms: game</translatorcomment>
        <translation>Seanchluiche na hÉireann agus a ghaolta</translation>
    </message>
    <message>
        <source>The old Irish game and its family: Spoil Five, Forty-Five, Auction.</source>
        <translatorcomment>terms: game</translatorcomment>
        <translation>Seanchluiche na hÉireann agus a ghaolta: An Cúig a Mhilleadh, Cúig is Daichead, an ceant.</translation>
    </message>
    <message>
        <source>The same cards for everybody</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>An roinnt chéanna do chách</translation>
    </message>
    <message>
        <source>The setting “{entry}” was “{value}”, which cannot be used. It is back to its default.</source>
        <translation>“{value}” a bhí sa socrú “{entry}”, rud nach féidir a úsáid. Tá sé ar ais ag a réamhshocrú.</translation>
    </message>
    <message>
        <source>The settings file was damaged ({reason}) and was kept as {kept}. Your settings stay as they are.</source>
        <translation>Bhí damáiste déanta do chomhad na socruithe ({reason}) agus coinníodh é mar {kept}. Fanfaidh do shocruithe mar atá.</translation>
    </message>
    <message>
        <source>The settings in {value} cannot be read ({reason}). The defaults are used.</source>
        <translation>Ní féidir na socruithe ag {value} a léamh ({reason}). Úsáidtear na réamhshocruithe.</translation>
    </message>
    <message>
        <source>The translation in {file} is damaged, so everything is in English. Install the program again.</source>
        <translation>Tá damáiste déanta don aistriúchán sa chomhad {file}, agus mar sin tá gach rud i mBéarla. Suiteáil an clár arís.</translation>
    </message>
    <message>
        <source>Deals played: {played} of {deals}</source>
        <translation>Rannta imeartha: {played} as {deals}</translation>
    </message>
    <message>
        <source>Go on with one</source>
        <translation>Le leanúint díobh</translation>
    </message>
    <message>
        <source>Twenty-Five</source>
        <translation>Cúig Fichead</translation>
    </message>
    <message>
        <source>Twenty-Five is open in another window too. That game goes on there; this window has its own game.</source>
        <translation>Tá Cúig Fichead oscailte i bhfuinneog eile freisin. Leanfaidh an cluiche sin ar aghaidh ansin; tá a cluiche féin ag an bhfuinneog seo.</translation>
    </message>
    <message>
        <source>See hands, try again</source>
        <translation>Féach gach lámh, triail arís</translation>
    </message>
    <message>
        <source>Three minutes, by playing: which card wins</source>
        <translation>Trí nóiméad ag imirt: cén cárta a bhuann</translation>
    </message>
    <message>
        <source>Your last game could not be opened ({reason}). The file was kept as {kept}.</source>
        <translation>Níorbh fhéidir do chluiche deireanach a oscailt ({reason}). Coinníodh an comhad mar {kept}.</translation>
    </message>
    <message>
        <source>Your last game in {place} cannot be read ({reason}). The file stays where it is.</source>
        <translation>Ní féidir do chluiche deireanach ag {place} a léamh ({reason}). Fanfaidh an comhad san áit a bhfuil sé.</translation>
    </message>
    <message>
        <source>Your previous game could not be added to your saved games. It is still on the disk, and will be added when the program next starts.</source>
        <translation>Níorbh fhéidir do chluiche roimhe seo a chur le do chluichí sábháilte. Tá sé ar an diosca fós, agus cuirfear leo é an chéad uair eile a thosóidh an clár.</translation>
    </message>
    <message>
        <source>{done} of {lessons} lessons done</source>
        <translation>Ceachtanna déanta: {done} as {lessons}</translation>
    </message>
    <message>
        <source>{game} with {names} on another screen. Deal {number} has begun.</source>
        <translation>{game}. Ar scáileán eile: {names}. Tá roinnt {number} ar siúl.</translation>
    </message>
    <message>
        <source>{game} with {names} on other screens. Deal {number} has begun.</source>
        <translation>{game}. Ar scáileáin eile: {names}. Tá roinnt {number} ar siúl.</translation>
    </message>
    <message>
        <source>{game} with {names}. Deal {number} has begun.</source>
        <translation>{game}. Ag an tábla: {names}. Tá roinnt {number} ar siúl.</translation>
    </message>
    <message>
        <source>{game} with {names}. Deal {number}: {standing}.</source>
        <translation>{game}. Ag an tábla: {names}. Roinnt {number}: {standing}.</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>All statistics are erased. You can undo this until you leave the page.</source>
        <translation>Scriosadh na staitisticí ar fad. Is féidir é sin a chealú go dtí go bhfágfaidh tú an leathanach.</translation>
    </message>
    <message>
        <source>At another’s table</source>
        <translation>Ag tábla duine eile</translation>
    </message>
    <message>
        <source>At others’ tables</source>
        <translation>Ag táblaí daoine eile</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Tosaithe</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>De réir cluiche</translation>
    </message>
    <message>
        <source>Best game: {game}, {figure}.</source>
        <translation>An cluiche is fearr agat: {game}, {figure}.</translation>
    </message>
    <message>
        <source>By help</source>
        <translation>De réir cabhrach</translation>
    </message>
    <message>
        <source>By opponents</source>
        <translation>De réir céilí comhraic</translation>
    </message>
    <message>
        <source>By rules</source>
        <translation>De réir rialacha</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Conarthaí</translation>
    </message>
    <message>
        <source>Contracts made</source>
        <translation>Conarthaí comhlíonta</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rannta</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Scrios</translation>
    </message>
    <message>
        <source>Erase all statistics? {counted} will no longer count. Your saved games stay.</source>
        <translation>An scriosfar na staitisticí ar fad? Ní áireofar {counted} a thuilleadh. Fanfaidh do chluichí sábháilte.</translation>
    </message>
    <message>
        <source>Erase all statistics…</source>
        <translation>Scrios na staitisticí ar fad…</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Easpórtáil mar CSV…</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Easpórtáil na staitisticí</translation>
    </message>
    <message>
        <source>Exported to {path}.</source>
        <translation>Easpórtáilte: {path}.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Cluiche</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Cluichí</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Cluichí buaite</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Lean ar aghaidh</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Grúpáil</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Leid</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Rialacha tí</translation>
    </message>
    <message>
        <source>Jinks</source>
        <translation>Ar na cúig</translation>
    </message>
    <message>
        <source>Jinks made</source>
        <translation>Na cúig bainte</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Coinnigh iad</translation>
    </message>
    <message>
        <source>{done} of your {games} saved games are counted. Counting goes on at the next start.</source>
        <translation>Áiríodh {done} as {games} de do chluichí sábháilte. Leanfar den áireamh nuair a thosófar an clár arís.</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Leibhéil éagsúla</translation>
    </message>
    <message>
        <source>Against each character</source>
        <translation>In aghaidh gach carachtair</translation>
    </message>
    <message>
        <source>By character</source>
        <translation>De réir carachtair</translation>
    </message>
    <message numerus="yes">
        <source>Just now: {number} games.</source>
        <translation>
            <numerusform>Faoi láthair: {number:count cluiche}.</numerusform>
            <numerusform>Faoi láthair: {number:count cluiche}.</numerusform>
            <numerusform>Faoi láthair: {number:count cluiche}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest run: {number} games won one after another.</source>
        <translation>
            <numerusform>An tsraith is faide: {number:count cluiche} buaite as a chéile.</numerusform>
            <numerusform>An tsraith is faide: {number:count cluiche} buaite as a chéile.</numerusform>
            <numerusform>An tsraith is faide: {number:count cluiche} buaite as a chéile.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game is finished yet.</source>
        <translation>Níl aon chluiche críochnaithe fós.</translation>
    </message>
    <message>
        <source>Nothing is counted yet. Finish a deal, and it will appear here.</source>
        <translation>Níor áiríodh aon rud fós. Críochnaigh roinnt, agus feicfidh tú anseo í.</translation>
    </message>
    <message numerus="yes">
        <source>Oldest first: {results}. {won} of {games} won.</source>
        <translation>
            <numerusform>An ceann is sine ar dtús: {results}. Bhuaigh tú {won} as {games}.</numerusform>
            <numerusform>An ceann is sine ar dtús: {results}. Bhuaigh tú {won} as {games}.</numerusform>
            <numerusform>An ceann is sine ar dtús: {results}. Bhuaigh tú {won} as {games}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only people</source>
        <translation>Daoine amháin</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Céilí comhraic</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Imir anois</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Imreoirí</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Toradh</translation>
    </message>
    <message>
        <source>Robs</source>
        <translation>Robálacha</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Taobhanna</translation>
    </message>
    <message>
        <source>Spreadsheets (*.csv)</source>
        <translation>Scarbhileoga (*.csv)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Staitisticí</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stad</translation>
    </message>
    <message>
        <source>That did not work ({reason}). Nothing was changed.</source>
        <translation>Níor éirigh leis sin ({reason}). Níor athraíodh aon rud.</translation>
    </message>
    <message>
        <source>The statistics cannot be read at the moment. You can still play.</source>
        <translation>Ní féidir na staitisticí a léamh faoi láthair. Is féidir leat imirt mar sin féin.</translation>
    </message>
    <message>
        <source>The usual rules.</source>
        <translation>Na gnáthrialacha.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Iomlán</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Cúigeanna</translation>
    </message>
    <message>
        <source>Tricks count for your whole side; robs, contracts and jinks are your own. If several people share the screen, the first counts as you.</source>
        <translation>Áirítear cúigeanna do thaoibh ar fad; maidir le robáil, conarthaí agus dul ar na cúig, do chuid féin amháin. Má tá níos mó ná duine amháin ag an scáileán céanna, is tusa an chéad duine.</translation>
    </message>
    <message>
        <source>Tricks played</source>
        <translation>Cúigeanna imeartha</translation>
    </message>
    <message>
        <source>Tricks won</source>
        <translation>Cúigeanna bainte</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cealaigh</translation>
    </message>
    <message>
        <source>With a hint</source>
        <translation>Le leid</translation>
    </message>
    <message>
        <source>With hint and undo</source>
        <translation>Le leid agus cealú</translation>
    </message>
    <message>
        <source>With undo</source>
        <translation>Cealú in úsáid</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Gan chabhair</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Buaite</translation>
    </message>
    <message>
        <source>Your last games</source>
        <translation>Na cluichí is déanaí agat</translation>
    </message>
    <message>
        <source>Your saved games are being counted. The numbers fill in as we go.</source>
        <translation>Tá do chluichí sábháilte á n-áireamh. Líonfar na figiúirí de réir a chéile.</translation>
    </message>
    <message>
        <source>Your saved games are being counted: {done} of {games}.</source>
        <translation>Tá do chluichí sábháilte á n-áireamh: {done} as {games}.</translation>
    </message>
    <message>
        <source>expected by luck alone</source>
        <translation>de réir an tseans</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>caillte</translation>
    </message>
    <message>
        <source>no</source>
        <translation>níl</translation>
    </message>
    <message>
        <source>share won so far</source>
        <translation>an sciar buaite go dtí seo</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>cothrom</translation>
    </message>
    <message>
        <source>started</source>
        <translation>ar siúl</translation>
    </message>
    <message>
        <source>won</source>
        <translation>buaite</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tá</translation>
    </message>
    <message>
        <source>{game}, house rules</source>
        <translation>{game}, rialacha tí</translation>
    </message>
    <message>
        <source>{made} of {tried}</source>
        <translation>{made} as {tried}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {won} of {games} games, {percent} percent; by luck alone {chance} percent.</source>
        <translation>
            <numerusform>{name}: {won} as {games:count cluiche}, {percent} faoin gcéad; de réir an tseans {chance} faoin gcéad.</numerusform>
            <numerusform>{name}: {won} as {games:count cluiche}, {percent} faoin gcéad; de réir an tseans {chance} faoin gcéad.</numerusform>
            <numerusform>{name}: {won} as {games:count cluiche}, {percent} faoin gcéad; de réir an tseans {chance} faoin gcéad.</numerusform>
        </translation>
    </message>
    <message>
        <source>{part} · {percent} %</source>
        <translation>{part} · {percent} %</translation>
    </message>
    <message>
        <source>{what}: {figure}</source>
        <translation>{what}: {figure}</translation>
    </message>
    <message>
        <source>{won} of {games} · {percent} %</source>
        <translation>{won} as {games} · {percent} %</translation>
    </message>
</context>
<context>
    <name>steps</name>
    <message>
        <source>, a trump</source>
        <translation>, mámh</translation>
    </message>
    <message>
        <source>All five or nothing for you.</source>
        <translation>Na cúig uile nó faic agatsa.</translation>
    </message>
    <message>
        <source>All five or nothing for {side}.</source>
        <translation>Na cúig uile nó faic ag {side}.</translation>
    </message>
    <message>
        <source>Each puts in a chip. {pool}.</source>
        <translation>Cuireann cách licín isteach. {pool}.</translation>
    </message>
    <message>
        <source>Taking most tricks is worth {points}.</source>
        <translation>Is fiú {points} formhór na gcúigeanna.</translation>
    </message>
    <message>
        <source>The first jack, {card}, goes to {name}, who deals.</source>
        <translation>Is le {name:h} an chéad chuireata, {card:the}: {name} a roinneann.</translation>
    </message>
    <message>
        <source>The first jack, {card}, is yours: you deal.</source>
        <translation>Is leatsa an chéad chuireata, {card:the}: tusa a roinneann.</translation>
    </message>
    <message>
        <source>The game stands after deal {number}.</source>
        <translation>Tá roinnt {number} den chluiche thart.</translation>
    </message>
    <message>
        <source>The game stands at deal {number}, before the first trick.</source>
        <translatorcomment>terms: game</translatorcomment>
        <translation>Roinnt {number} atá ar siúl, roimh an gcéad chúig.</translation>
    </message>
    <message>
        <source>The game stands at deal {number}, trick {trick}.</source>
        <translatorcomment>terms: game</translatorcomment>
        <translation>Roinnt {number} atá ar siúl, cúig {trick}.</translation>
    </message>
    <message>
        <source>{card} is turned up. {suit} are trumps.</source>
        <translation>Iompaíodh {card:the}. {suit} an mámh.</translation>
    </message>
    <message>
        <source>You are dealt {cards}.</source>
        <translation>Roinneadh {cards:the} ort.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Tusa a roinneann.</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Tá {cards:the} agat.</translation>
    </message>
    <message>
        <source>You lead {card}{trump}.</source>
        <translation>Tosaíonn tú leis an {card:ecl}{trump}.</translation>
    </message>
    <message>
        <source>You leave {card}.</source>
        <translation>Fágann tú {card:the}.</translation>
    </message>
    <message>
        <source>You play {card}{trump}.</source>
        <translation>Imríonn tú {card:the}{trump}.</translation>
    </message>
    <message>
        <source>You put in a chip. {pool}.</source>
        <translation>Cuireann tú licín isteach. {pool}.</translation>
    </message>
    <message>
        <source>You take the kitty: {cards}.</source>
        <translation>Tógann tú an banc: {cards:the}.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Baineann tú an cúig.</translation>
    </message>
    <message>
        <source>You take {cards}.</source>
        <translation>Tógann tú {cards:the}.</translation>
    </message>
    <message>
        <source>You take {card} and put out {out}.</source>
        <translation>Tógann tú {card:the} agus díolann tú {out:the} as.</translation>
    </message>
    <message>
        <source>{names} put in a chip each. {pool}.</source>
        <translation>Cuireann {names} licín an duine isteach. {pool}.</translation>
    </message>
    <message>
        <source>{names} puts in a chip. {pool}.</source>
        <translation>Cuireann {names} licín isteach. {pool}.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>Roinneann {name}.</translation>
    </message>
    <message>
        <source>{name} has the turn-up turned down.</source>
        <translation>Cuireann {name} an mámh cinn béal faoi.</translation>
    </message>
    <message>
        <source>{name} has the turn-up turned down: the ace of trumps is the lowest trump.</source>
        <translation>Cuireann {name} an mámh cinn béal faoi: is é an t-aon an mámh is ísle.</translation>
    </message>
    <message>
        <source>{name} leads {card}{trump}.</source>
        <translation>Tosaíonn {name} leis an {card:ecl}{trump}.</translation>
    </message>
    <message>
        <source>{name} plays {card}{trump}.</source>
        <translation>Imríonn {name} {card:the}{trump}.</translation>
    </message>
    <message>
        <source>{name} robs and takes {card}.</source>
        <translation>Tógann {name} {card:the} le robáil.</translation>
    </message>
    <message>
        <source>{name} robs, takes {card} and puts out {out}.</source>
        <translation>Tógann {name} {card:the} le robáil, agus díoltar {out:the} as.</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>Baineann {name} an cúig.</translation>
    </message>
    <message>
        <source>{result}. {scores}</source>
        <translation>{result}. {scores}</translation>
    </message>
    <message>
        <source>{winner} {scores}.</source>
        <translation>{winner} {scores}.</translation>
    </message>
</context>
<context>
    <name>surprises</name>
    <message>
        <source>As you led a trump, all have to play one if they can.</source>
        <translation>Thosaigh tú le mámh, agus caithfidh gach duine mámh a imirt más féidir.</translation>
    </message>
    <message>
        <source>As you led a trump, all have to play one if they can: only the best may be held back.</source>
        <translation>Thosaigh tú le mámh, agus caithfidh gach duine mámh a imirt más féidir: níl ach na cinn is fearr le coinneáil siar.</translation>
    </message>
    <message>
        <source>In the black suits low beats high: {best} beats {beaten}.</source>
        <translation>Sna dathanna dubha buann íseal ar ard: buann {best:the} ar an {beaten:ecl}.</translation>
    </message>
    <message>
        <source>In the red suits high beats low: {best} beats {beaten}.</source>
        <translation>Sna dathanna dearga buann ard ar íseal: buann {best:the} ar an {beaten:ecl}.</translation>
    </message>
    <message>
        <source>Unless {suit} are trumps, their ace is below the jack: {best} beats {beaten}.</source>
        <translation>Nuair nach {suit} an mámh, tá an t-aon faoin gcuireata: buann {best:the} ar an {beaten:ecl}.</translation>
    </message>
    <message>
        <source>Unless {suit} are trumps, their ace is the lowest: {best} beats {beaten}.</source>
        <translation>Nuair nach {suit} an mámh, is é an t-aon an ceann is ísle: buann {best:the} ar an {beaten:ecl}.</translation>
    </message>
    <message>
        <source>While {suit} are trumps, {best} beats every other card.</source>
        <translation>Le {suit} mar mhámh, buann {best:the} ar gach cárta eile.</translation>
    </message>
    <message>
        <source>{best} beats every other card, whatever is trumps.</source>
        <translation>Cibé dath atá ina mhámh, buann {best:the} ar gach cárta eile.</translation>
    </message>
    <message>
        <source>{card} is always a trump: the fifth best while {suit} are trumps.</source>
        <translation>Is mámh é {card:the} i gcónaí: an cúigiú mámh is fearr le {suit} mar mhámh.</translation>
    </message>
    <message>
        <source>{card} is always a trump: the fourth best while {suit} are trumps.</source>
        <translation>Is mámh é {card:the} i gcónaí: an ceathrú mámh is fearr le {suit} mar mhámh.</translation>
    </message>
    <message>
        <source>{card} is always a trump: the second best while {suit} are trumps.</source>
        <translation>Is mámh é {card:the} i gcónaí: an dara mámh is fearr le {suit} mar mhámh.</translation>
    </message>
    <message>
        <source>{card} is always a trump: the third best while {suit} are trumps.</source>
        <translation>Is mámh é {card:the} i gcónaí: an tríú mámh is fearr le {suit} mar mhámh.</translation>
    </message>
    <message>
        <source>{name} did not have to play {card} on {led}: the best trumps may be held back from lower ones.</source>
        <translation>Ní raibh ar {name:len} {card:the} a imirt ar an {led:ecl}: is féidir na máite is fearr a choinneáil siar ó mhámh níos ísle.</translation>
    </message>
    <message>
        <source>{name} robbed: a dealer who turns up an ace may take it for another card.</source>
        <translation>Rinne {name} robáil: is féidir le roinnteoir a iompaíonn aon é a thógáil in áit cárta eile.</translation>
    </message>
    <message>
        <source>{name} robbed: a dealer with the ace of trumps may take {card} for another card.</source>
        <translation>Rinne {name} robáil: is féidir le roinnteoir a bhfuil aon an mháimh aige {card:the} a thógáil in áit cárta eile.</translation>
    </message>
    <message>
        <source>{name} robbed: the five of hearts, or a dealer’s ace of trumps, gives the right to take {card} for another card.</source>
        <translation>Rinne {name} robáil: tugann cúig hairt, nó aon an mháimh ag an roinnteoir, an ceart {card:the} a thógáil in áit cárta eile.</translation>
    </message>
    <message>
        <source>{name} robbed: whoever holds the ace of trumps may take {card} for another card.</source>
        <translation>Rinne {name} robáil: is féidir leis an té a bhfuil aon an mháimh aige {card:the} a thógáil in áit cárta eile.</translation>
    </message>
    <message>
        <source>{name} robbed: whoever holds the ace of trumps or the five of hearts may take {card} for another card.</source>
        <translation>Rinne {name} robáil: is féidir leis an té a bhfuil aon an mháimh nó cúig hairt aige {card:the} a thógáil in áit cárta eile.</translation>
    </message>
    <message>
        <source>{suit} are trumps, and {led} is one: you have to play one too.</source>
        <translation>{suit} an mámh, agus tosaíodh le mámh, {led:the}: caithfidh tú mámh a imirt freisin.</translation>
    </message>
    <message>
        <source>{suit} are trumps: {best} beats {led}, as any trump does.</source>
        <translation>{suit} an mámh: buann {best:the} ar an {led:ecl}, mar a dhéanfadh mámh ar bith.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Go to a card of your hand first.</source>
        <translation>Téigh chuig cárta i do lámh ar dtús.</translation>
    </message>
    <message>
        <source>In {name}’s place:</source>
        <translation>In áit {name:len}:</translation>
    </message>
    <message>
        <source>Nothing was undone.</source>
        <translation>Níor cealaíodh aon rud.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Imir</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Imir {card:the}</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Níl aon rud le cealú.</translation>
    </message>
    <message>
        <source>While others play on their own screens, there is no redo: play again.</source>
        <translation>Fad is atá daoine eile ag imirt ar a scáileáin féin, ní féidir athdhéanamh: imir arís.</translation>
    </message>
    <message>
        <source>While others play on their own screens, you can take back only your own last decision, if the host allows it and all agree. There is none now.</source>
        <translation>Fad is atá daoine eile ag imirt ar a scáileáin féin, ní féidir leat ach do chinneadh deireanach féin a thógáil ar ais, má cheadaíonn an t-óstach é agus má aontaíonn cách. Níl a leithéid ann anois.</translation>
    </message>
    <message>
        <source>You can have a hint when it is your turn.</source>
        <translation>Is féidir leat leid a fháil nuair is leatsa an seal.</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>roghnaithe</translation>
    </message>
    <message>
        <source>chosen to be put out</source>
        <translation>roghnaithe le díol as</translation>
    </message>
    <message>
        <source>in your other hand</source>
        <translation>i do lámh eile</translation>
    </message>
    <message>
        <source>may not be played now</source>
        <translation>ní féidir é a imirt anois</translation>
    </message>
    <message>
        <source>the hint points here</source>
        <translatorcomment>terms: point</translatorcomment>
        <translation>tá an leid dírithe anseo</translation>
    </message>
</context>
<context>
    <name>trainer</name>
    <message>
        <source>A trump is led and you hold one that may not be held back, so you must play a trump.</source>
        <translation>Tosaítear le mámh, agus tá mámh agat nach bhfuil cead agat a choinneáil siar: caithfidh tú mámh a imirt.</translation>
    </message>
    <message>
        <source>All {round} right in this round.</source>
        <translation>{round} as {round} i gceart sa bhabhta seo.</translation>
    </message>
    <message>
        <source>Black suits</source>
        <translation>Dathanna dubha</translation>
    </message>
    <message>
        <source>Black trumps</source>
        <translation>Máite dubha</translation>
    </message>
    <message>
        <source>Card trainer</source>
        <translation>Traenálaí cártaí</translation>
    </message>
    <message>
        <source>Choose a card first.</source>
        <translation>Roghnaigh cárta ar dtús.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Gach rud</translation>
    </message>
    <message>
        <source>Forget my answers</source>
        <translation>Glan mo fhreagraí</translation>
    </message>
    <message>
        <source>Highest in red: K, Q and J, then 10 down to 2, and the ace last of all.</source>
        <translation>An ceann is airde sa dearg: rí, banríon agus cuireata, ansin ó 10 síos go 2, agus an t-aon ar deireadh.</translation>
    </message>
    <message>
        <source>Highest in red: K, Q and J, then 10 down to 2.</source>
        <translation>An ceann is airde sa dearg: rí, banríon agus cuireata, ansin ó 10 síos go 2.</translation>
    </message>
    <message>
        <source>Holding back</source>
        <translation>Coinneáil siar</translation>
    </message>
    <message>
        <source>Lowest in black: K, Q, J and A, then 2 up to 10.</source>
        <translation>An ceann is ísle sa dubh: rí, banríon, cuireata agus aon, ansin ó 2 suas go 10.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Ar aghaidh</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Babhta eile</translation>
    </message>
    <message>
        <source>No, not {chosen}. It is {card}.</source>
        <translation>Mícheart: {chosen:the}. An freagra ceart: {card:the}.</translation>
    </message>
    <message>
        <source>Not tried yet</source>
        <translation>Gan triail fós</translation>
    </message>
    <message>
        <source>Only {best} may be held back, and only when a lower trump is led.</source>
        <translation>Níl cead ach {best:the} a choinneáil siar, agus sin nuair a thosaítear le mámh níos ísle amháin.</translation>
    </message>
    <message>
        <source>Question {number} of {round}</source>
        <translation>Ceist {number} as {round}</translation>
    </message>
    <message>
        <source>Red suits</source>
        <translation>Dathanna dearga</translation>
    </message>
    <message>
        <source>Red trumps</source>
        <translation>Máite dearga</translation>
    </message>
    <message>
        <source>Right: {card}.</source>
        <translation>Ceart: {card:the}.</translation>
    </message>
    <message>
        <source>Starts easy, and gets harder as you learn</source>
        <translation>Éasca ar dtús, níos deacra ar ball</translation>
    </message>
    <message>
        <source>The ace of hearts</source>
        <translation>An t-aon hairt</translation>
    </message>
    <message>
        <source>The ace of hearts is a trump in every deal, and here the only one.</source>
        <translation>Is mámh é an t-aon hairt i ngach roinnt, agus níl mámh eile anseo.</translation>
    </message>
    <message>
        <source>The ace of hearts is a trump in every deal.</source>
        <translation>Is mámh é an t-aon hairt i ngach roinnt.</translation>
    </message>
    <message>
        <source>The order of the suit, best first</source>
        <translation>Ord an datha, an ceann is fearr ar dtús</translation>
    </message>
    <message>
        <source>The order of trumps, best first</source>
        <translation>Ord na máite, an ceann is fearr ar dtús</translation>
    </message>
    <message>
        <source>There is no trump, and no other card of the suit led. So the card led wins.</source>
        <translation>Níl mámh ann, ná cárta eile den dath ar tosaíodh leis. Mar sin buann an chéad chárta.</translation>
    </message>
    <message>
        <source>There is no trump, so the best of the suit led wins. {order}</source>
        <translation>Níl mámh ann, mar sin buann an ceann is fearr den dath ar tosaíodh leis. {order}</translation>
    </message>
    <message>
        <source>{card} is not a trump.</source>
        <translation>Ní mámh {card:the}.</translation>
    </message>
    <message>
        <source>{line}. Best run: {best}. Level {level} of {levels}.</source>
        <translation>{line}. An tsraith is faide: {best}. Leibhéal {level} as {levels}.</translation>
    </message>
    <message>
        <source>{suit} are trumps and {card} is led. Imagine that each is your only trump.</source>
        <translation>{suit} an mámh, agus tosaítear leis an {card:ecl}. Samhlaigh gach ceann acu mar an t-aon mhámh amháin atá agat.</translation>
    </message>
    <message>
        <source>Trumps: {cards}, then the highest first.</source>
        <translation>Máite: {cards}, ansin an ceann is airde ar dtús.</translation>
    </message>
    <message>
        <source>More of what you find hardest</source>
        <translation>Níos mó den chuid is deacra duit</translation>
    </message>
    <message>
        <source>Right in this round: {right} of {place}</source>
        <translation>I gceart sa bhabhta seo: {right} as {place}</translation>
    </message>
    <message>
        <source>Trumps: {cards}, then the lowest first, as in all black.</source>
        <translation>Máite: {cards}, ansin an ceann is ísle ar dtús, mar atá sa dubh i gcónaí.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cealaigh</translation>
    </message>
    <message>
        <source>Undo: remember my answers</source>
        <translation>Cealaigh: coinnigh mo fhreagraí</translation>
    </message>
    <message>
        <source>What may be played</source>
        <translation>Cad is féidir a imirt</translation>
    </message>
    <message>
        <source>What to practise</source>
        <translation>Cad atá le cleachtadh</translation>
    </message>
    <message>
        <source>Which card of your hand may you not play?</source>
        <translation>Cén cárta i do lámh nach bhfuil cead agat a imirt?</translation>
    </message>
    <message>
        <source>Which card wins the trick?</source>
        <translation>Cén cárta a bhaineann an cúig?</translation>
    </message>
    <message>
        <source>Which of these trumps could you hold back?</source>
        <translation>Cé acu de na máite seo a d’fhéadfá a choinneáil siar?</translation>
    </message>
    <message>
        <source>Whole tricks</source>
        <translation>Cúigeanna iomlána</translation>
    </message>
    <message>
        <source>You hold {suit}, so you must play one, or a trump.</source>
        <translation>Tá {suit} agat, mar sin caithfidh tú ceann a imirt, nó mámh.</translation>
    </message>
    <message>
        <source>You will see this one again soon.</source>
        <translation>Feicfidh tú an cheist seo arís go luath.</translation>
    </message>
    <message>
        <source>Your answers are forgotten. You start again.</source>
        <translation>Glanadh do fhreagraí. Tosóidh tú as an nua.</translation>
    </message>
    <message>
        <source>Your progress with the trainer cannot be read from {place} ({reason}).</source>
        <translation>Ní féidir do dhul chun cinn leis an traenálaí a léamh ó {place} ({reason}).</translation>
    </message>
    <message>
        <source>Your progress with the trainer cannot be saved in {place} ({reason}).</source>
        <translation>Ní féidir do dhul chun cinn leis an traenálaí a shábháil ag {place} ({reason}).</translation>
    </message>
    <message>
        <source>Your progress with the trainer could not be read ({reason}), so you are back where you were one answer before. The damaged file was kept as {place}.</source>
        <translation>Níorbh fhéidir do dhul chun cinn leis an traenálaí a léamh ({reason}), mar sin tá tú ar ais mar a bhí tú freagra amháin roimhe sin. Coinníodh an comhad millte mar {place}.</translation>
    </message>
    <message>
        <source>Your progress with the trainer could not be read ({reason}), so you start again. The damaged file was kept as {place}.</source>
        <translation>Níorbh fhéidir do dhul chun cinn leis an traenálaí a léamh ({reason}), mar sin tosóidh tú as an nua. Coinníodh an comhad millte mar {place}.</translation>
    </message>
    <message>
        <source>led</source>
        <translation>tús</translation>
    </message>
    <message>
        <source>this</source>
        <translation>é seo</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>buann</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>do rogha</translation>
    </message>
    <message>
        <source>{card} cannot win: {suit} are neither led nor trumps.</source>
        <translation>Ní féidir leis an {card:ecl} buachan: níor tosaíodh le {suit}, agus ní hiad an mámh.</translation>
    </message>
    <message>
        <source>{card} is a trump in every deal, so it may be played.</source>
        <translation>Is mámh {card:the} i ngach roinnt, mar sin tá cead an cárta sin a imirt.</translation>
    </message>
    <message>
        <source>{card} is a trump, so it may be played.</source>
        <translation>Is mámh {card:the}, mar sin tá cead an cárta sin a imirt.</translation>
    </message>
    <message>
        <source>{card} is lower than {led}.</source>
        <translation>Tá {card:the} níos ísle ná {led:the}.</translation>
    </message>
    <message>
        <source>{card} is of the suit led, so it may be played.</source>
        <translation>Tá {card:the} den dath ar tosaíodh leis, mar sin tá cead an cárta sin a imirt.</translation>
    </message>
    <message>
        <source>{card} is the only trump, and any trump beats all other suits.</source>
        <translation>Níl mámh ann ach {card:the}, agus buann mámh ar bith ar na dathanna eile ar fad.</translation>
    </message>
    <message>
        <source>{line} {title} {cards}. {place}.</source>
        <translation>{line} {title} {cards}. {place}.</translation>
    </message>
    <message>
        <source>{number}: {card}</source>
        <translation>{number}: {card}</translation>
    </message>
    <message>
        <source>{number}: {card}, led</source>
        <translation>{number}: {card}, cárta tosaigh</translation>
    </message>
    <message>
        <source>{percent} % right</source>
        <translation>{percent}&#xa0;% i gceart</translation>
    </message>
    <message>
        <source>{right} of {asked} right</source>
        <translation>{right} as {asked} i gceart</translation>
    </message>
    <message>
        <source>{right} of {round} right in this round.</source>
        <translation>{right} as {round} i gceart sa bhabhta seo.</translation>
    </message>
    <message>
        <source>{share}, {streak} in a row</source>
        <translation>{share}, {streak} as a chéile</translation>
    </message>
    <message>
        <source>{streak} in a row</source>
        <translation>{streak} as a chéile</translation>
    </message>
    <message>
        <source>{suit} are trumps and {card} is led.</source>
        <translation>{suit} an mámh, agus tosaítear leis an {card:ecl}.</translation>
    </message>
    <message>
        <source>{title}: {cards}.</source>
        <translation>{title}: {cards}.</translation>
    </message>
</context>
<context>
    <name>trick panel</name>
    <message>
        <source>Earlier trick</source>
        <translation>An cúig roimhe seo</translation>
    </message>
    <message>
        <source>Later trick</source>
        <translation>An cúig ina dhiaidh seo</translation>
    </message>
    <message>
        <source>This is the first trick.</source>
        <translation>Seo an chéad chúig.</translation>
    </message>
    <message>
        <source>This is the last trick.</source>
        <translation>Seo an cúig deireanach.</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Twenty-Five</source>
        <translation>Cúig Fichead</translation>
    </message>
</context>
</TS>
