<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>about</name>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copier l’adresse</translation>
    </message>
    <message>
        <source>Ireland’s card game Twenty-Five and its whole family, against the computer, round one screen, or at one table with phones and other computers. It needs no internet, tells nobody about you, and is free: use it, pass it on and change it as you like.</source>
        <translation>Le jeu de cartes de l’Irlande, le Vingt-cinq, et toute sa famille&#xa0;: contre l’ordinateur, autour d’un seul écran, ou à une même table avec des téléphones et d’autres ordinateurs. Il se passe d’Internet, ne dit rien de vous à personne, et il est libre&#xa0;: utilisez-le, transmettez-le et modifiez-le à votre guise.</translation>
    </message>
    <message>
        <source>Its windows are made with Qt, under the LGPL, version 3. You may replace it with your own Qt. The source of Qt is here:</source>
        <translation>Ses fenêtres sont faites avec Qt, sous la LGPL, version 3. Vous pouvez le remplacer par votre propre Qt. Le code source de Qt se trouve ici&#xa0;:</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Twenty-Five {version}</source>
        <translation>Vingt-cinq {version}</translation>
    </message>
    <message>
        <source>What it is made of, and the licences</source>
        <translation>Ce qui le compose, et les licences</translation>
    </message>
    <message>
        <source>{part}
By {holder}
Licence: {licence}</source>
        <translation>{part}
Par {holder}
Licence&#xa0;: {licence}</translation>
    </message>
</context>
<context>
    <name>adaptive</name>
    <message numerus="yes">
        <source>An even match: you win about {number} games in 100</source>
        <translation>
            <numerusform>Match équilibré&#xa0;: vous gagnez environ {number} partie sur 100</numerusform>
            <numerusform>Match équilibré&#xa0;: vous gagnez environ {number} parties sur 100</numerusform>
        </translation>
    </message>
    <message>
        <source>To suit you: from easy to expert. The level is set before each game by how many of your last games you won, and stays the same during the game.</source>
        <translatorcomment>terms: suit</translatorcomment>
        <translation>Selon votre jeu&#xa0;: de facile à expert. Le niveau est réglé avant chaque partie d’après le nombre de celles que vous avez gagnées, et ne change pas pendant la partie.</translation>
    </message>
    <message numerus="yes">
        <source>Easier to beat: you win about {number} games in 100</source>
        <translation>
            <numerusform>Plus facile à battre&#xa0;: vous gagnez environ {number} partie sur 100</numerusform>
            <numerusform>Plus facile à battre&#xa0;: vous gagnez environ {number} parties sur 100</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Harder to beat: you win about {number} games in 100</source>
        <translation>
            <numerusform>Plus difficile à battre&#xa0;: vous gagnez environ {number} partie sur 100</numerusform>
            <numerusform>Plus difficile à battre&#xa0;: vous gagnez environ {number} parties sur 100</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer’s level today: {levels}. It will change once it has seen how you play.</source>
        <translation>Niveau de l’ordinateur aujourd’hui&#xa0;: {levels}, le temps de voir comment vous jouez.</translation>
    </message>
    <message>
        <source>The computer’s level today: {levels}. You did not win your last game.</source>
        <translation>Niveau de l’ordinateur aujourd’hui&#xa0;: {levels}. Vous n’avez pas gagné votre dernière partie.</translation>
    </message>
    <message>
        <source>The computer’s level today: {levels}. You won your last game.</source>
        <translation>Niveau de l’ordinateur aujourd’hui&#xa0;: {levels}. Vous avez gagné votre dernière partie.</translation>
    </message>
    <message numerus="yes">
        <source>The computer’s level today: {levels}. You won {won} of your last {played} games.</source>
        <translation>
            <numerusform>Niveau de l’ordinateur aujourd’hui&#xa0;: {levels}. Vous avez gagné {won} de vos {played} dernières parties.</numerusform>
            <numerusform>Niveau de l’ordinateur aujourd’hui&#xa0;: {levels}. Vous avez gagné {won} de vos {played} dernières parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>{level} (its best)</source>
        <translation>{level} (le plus fort)</translation>
    </message>
    <message>
        <source>{level} (its gentlest)</source>
        <translation>{level} (le plus doux)</translation>
    </message>
</context>
<context>
    <name>all rules</name>
    <message>
        <source>All the rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Back to the usual rules</source>
        <translation>Revenir aux règles habituelles</translation>
    </message>
    <message>
        <source>Back to usual</source>
        <translation>Réponse habituelle</translation>
    </message>
    <message>
        <source>Back to usual: {question}</source>
        <translation>Réponse habituelle&#xa0;: {question}</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Bids are made in points, and this game does not score 5 points a trick.</source>
        <translation>Les enchères se font en points, et dans ce jeu le score n’est pas de 5 points par levée.</translation>
    </message>
    <message>
        <source>Vying needs two sides, and a game in which most tricks score.</source>
        <translatorcomment>terms: card, game</translatorcomment>
        <translation>On ne relance que s’il y a deux camps, et si c’est la majorité des levées qui rapporte.</translation>
    </message>
    <message>
        <source>Changed. The usual answer is: {answer}.</source>
        <translation>Modifiée. La réponse habituelle est&#xa0;: {answer}.</translation>
    </message>
    <message>
        <source>A partner is called for only by four or more who play alone.</source>
        <translation>On n’appelle un partenaire qu’à quatre ou plus, chacun pour soi.</translation>
    </message>
    <message>
        <source>A partner whom nobody sees can decide nothing.</source>
        <translation>Un partenaire que personne ne voit ne peut rien décider.</translation>
    </message>
    <message>
        <source>All the tricks of a deal win the game.</source>
        <translation>Toutes les levées d’une donne gagnent la partie.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Exchanging cards</source>
        <translation>Échange de cartes</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Groupes de règles</translation>
    </message>
    <message>
        <source>If you may rob, you must.</source>
        <translation>Qui peut piller doit piller.</translation>
    </message>
    <message>
        <source>In a pool game, all five tricks count only in a jink.</source>
        <translation>Dans un jeu avec poule, les cinq levées ne comptent que pour la vole.</translation>
    </message>
    <message>
        <source>Leading and following</source>
        <translation>Entamer et fournir</translation>
    </message>
    <message>
        <source>Nobody bids in this game.</source>
        <translation>Personne n’enchérit dans ce jeu.</translation>
    </message>
    <message>
        <source>Nobody draws cards from the stock.</source>
        <translation>Personne ne tire de cartes du talon.</translation>
    </message>
    <message>
        <source>One deal is the whole match, so nobody deals next.</source>
        <translation>Le match n’a qu’une donne, donc personne ne donne ensuite.</translation>
    </message>
    <message>
        <source>Only the modern order of the cards has a place for the joker.</source>
        <translation>Seul l’ordre moderne des cartes a une place pour le joker.</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>Ordre des cartes</translation>
    </message>
    <message>
        <source>Pool and chips</source>
        <translation>Poule et jetons</translation>
    </message>
    <message>
        <source>Put everything right</source>
        <translation>Tout corriger</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Robbing</source>
        <translation>Piller</translation>
    </message>
    <message>
        <source>Score and goal</source>
        <translation>Score et but</translation>
    </message>
    <message>
        <source>Seats and deal</source>
        <translation>Places et donne</translation>
    </message>
    <message>
        <source>Stake and match</source>
        <translation>Enjeu et match</translation>
    </message>
    <message>
        <source>The declarer takes no kitty.</source>
        <translation>Le preneur ne prend pas de chien.</translation>
    </message>
    <message>
        <source>The hands are not in pairs.</source>
        <translation>Les mains ne vont pas par paires.</translation>
    </message>
    <message>
        <source>The highest trump of a deal brings no points.</source>
        <translatorcomment>terms: point</translatorcomment>
        <translation>L’atout le plus fort d’une donne ne rapporte rien.</translation>
    </message>
    <message>
        <source>The old orders of trumps have no place for a joker.</source>
        <translation>Les anciens ordres des atouts n’ont pas de place pour un joker.</translation>
    </message>
    <message>
        <source>There is bidding, so no card is turned up, and nobody robs.</source>
        <translation>Il y a des enchères&#xa0;: aucune carte n’est donc retournée, et personne ne pille.</translation>
    </message>
    <message>
        <source>This does not go with: {questions}.</source>
        <translation>Ceci ne va pas avec&#xa0;: {questions}.</translation>
    </message>
    <message>
        <source>This game always ends at the end of a deal.</source>
        <translation>Ce jeu se termine toujours à la fin d’une donne.</translation>
    </message>
    <message>
        <source>This game does not score points.</source>
        <translatorcomment>terms: score</translatorcomment>
        <translation>Ce jeu ne compte pas de points.</translation>
    </message>
    <message>
        <source>With bidding, a bid for all the tricks stands in its place.</source>
        <translation>Avec des enchères, une enchère pour toutes les levées en tient lieu.</translation>
    </message>
    <message>
        <source>{reason} These make no difference: {questions}.</source>
        <translation>{reason} Ceci ne change rien&#xa0;: {questions}.</translation>
    </message>
    <message>
        <source>This game does not score 5 points a trick.</source>
        <translation>Dans ce jeu, le score n’est pas de 5 points par levée.</translation>
    </message>
    <message>
        <source>This game is not played for a pool of chips.</source>
        <translation>Ce jeu ne se joue pas pour une poule de jetons.</translation>
    </message>
    <message>
        <source>This game is not played to a number of points.</source>
        <translation>Ce jeu n’a pas de nombre de points à atteindre.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo: the rules as they were before</source>
        <translation>Annuler&#xa0;: les règles telles qu’avant</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Règles habituelles</translation>
    </message>
    <message>
        <source>What I changed</source>
        <translation>Mes modifications</translation>
    </message>
    <message>
        <source>What differs from {game}</source>
        <translation>Différences avec {game}</translation>
    </message>
    <message numerus="yes">
        <source>{number} changed</source>
        <translation>
            <numerusform>{number} modifiée</numerusform>
            <numerusform>{number} modifiées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} rules change</source>
        <translation>
            <numerusform>{number:fem} règle change</numerusform>
            <numerusform>{number} règles changent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} wrong</source>
        <translation>
            <numerusform>{number} à corriger</numerusform>
            <numerusform>{number} à corriger</numerusform>
        </translation>
    </message>
    <message>
        <source>{question}: {answer}</source>
        <translation>{question}&#xa0;: {answer}</translation>
    </message>
</context>
<context>
    <name>amounts</name>
    <message>
        <source>1 chip</source>
        <translation>1 jeton</translation>
    </message>
    <message>
        <source>1 deal</source>
        <translation>1 donne</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 partie</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 point</translation>
    </message>
    <message>
        <source>one chip</source>
        <translation>un jeton</translation>
    </message>
    <message>
        <source>one deal</source>
        <translation>une donne</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>une partie</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>un point</translation>
    </message>
    <message numerus="yes">
        <source>{number} chips</source>
        <translation>
            <numerusform>{number} jeton</numerusform>
            <numerusform>{number} jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} deals</source>
        <translation>
            <numerusform>{number} donne</numerusform>
            <numerusform>{number} donnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} games</source>
        <translation>
            <numerusform>{number} partie</numerusform>
            <numerusform>{number} parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} points</source>
        <translation>
            <numerusform>{number} point</numerusform>
            <numerusform>{number} points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>answers</name>
    <message>
        <source>All hands are covered.</source>
        <translation>Toutes les mains sont cachées.</translation>
    </message>
    <message>
        <source>Answer this first, then play.</source>
        <translation>Répondez d’abord à ceci, puis jouez.</translation>
    </message>
    <message>
        <source>Best first: {cards}.</source>
        <translation>De la meilleure à la plus faible&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Choose it again to keep it.</source>
        <translation>Choisissez-la de nouveau pour la garder.</translation>
    </message>
    <message>
        <source>In this deal: {tricks}.</source>
        <translation>Dans cette donne&#xa0;: {tricks}.</translation>
    </message>
    <message>
        <source>Last trick.</source>
        <translation>Dernière levée.</translation>
    </message>
    <message>
        <source>Needed: {tricks}.</source>
        <translation>Il faut&#xa0;: {tricks}.</translation>
    </message>
    <message>
        <source>No card is on the table yet.</source>
        <translation>Il n’y a encore aucune carte sur la table.</translation>
    </message>
    <message>
        <source>No card was turned up.</source>
        <translation>Aucune carte n’a été retournée.</translation>
    </message>
    <message>
        <source>No trick has been taken in this deal.</source>
        <translation>Aucune levée n’a encore été faite dans cette donne.</translation>
    </message>
    <message>
        <source>No trump may be held back when a trump is led.</source>
        <translation>Aucun atout ne peut être gardé quand on entame d’un atout.</translation>
    </message>
    <message>
        <source>No trumps are named yet.</source>
        <translation>L’atout n’est pas encore choisi.</translation>
    </message>
    <message>
        <source>The bids so far.</source>
        <translation>Les enchères jusqu’ici.</translation>
    </message>
    <message numerus="yes">
        <source>The stock: {number} cards that nobody holds.</source>
        <translation>
            <numerusform>Le talon&#xa0;: {number} carte que personne n’a.</numerusform>
            <numerusform>Le talon&#xa0;: {number} cartes que personne n’a.</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Vous n’avez aucune carte.</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Vous avez {cards:the}.</translation>
    </message>
    <message>
        <source>You keep {card}: no more cards may be put out.</source>
        <translation>Vous gardez {card:the}&#xa0;: aucune autre carte ne peut être écartée.</translation>
    </message>
    <message>
        <source>You may play {card}.</source>
        <translation>Vous pouvez jouer {card:the}.</translation>
    </message>
    <message>
        <source>You may put out {card}.</source>
        <translation>Vous pouvez écarter {card:the}.</translation>
    </message>
    <message>
        <source>You took it.</source>
        <translation>Vous l’avez prise.</translation>
    </message>
    <message>
        <source>Yours is the best.</source>
        <translation>La vôtre est la meilleure.</translation>
    </message>
    <message>
        <source>{calls}.</source>
        <translation>{calls}.</translation>
    </message>
    <message>
        <source>Choose {card} to put it out.</source>
        <translation>Choisissez {card:the} pour l’écarter.</translation>
    </message>
    <message>
        <source>Chosen to put out: {cards}.</source>
        <translation>À écarter&#xa0;: {cards:the}.</translation>
    </message>
    <message>
        <source>It is still there.</source>
        <translation>Elle est toujours là.</translation>
    </message>
    <message>
        <source>The turn-up is {card}.</source>
        <translation>La retourne est {card:the}.</translation>
    </message>
    <message>
        <source>The turn-up was {card}.</source>
        <translation>La retourne était {card:the}.</translation>
    </message>
    <message>
        <source>{cards} may be held back when a lower trump is led.</source>
        <translation>On peut garder {cards:the} quand on entame d’un atout plus faible.</translation>
    </message>
    <message>
        <source>{cards}.</source>
        <translation>{cards}.</translation>
    </message>
    <message>
        <source>{card} is chosen. Press “Play”, or choose another.</source>
        <translation>Vous avez choisi {card:the}. Appuyez sur «&#xa0;Jouer&#xa0;», ou choisissez une autre carte.</translation>
    </message>
    <message>
        <source>{goal}.</source>
        <translation>{goal}.</translation>
    </message>
    <message>
        <source>{goal}. Tricks in this deal: {tricks}.</source>
        <translation>{goal}. Levées de cette donne&#xa0;: {tricks}.</translation>
    </message>
    <message>
        <source>{name} took it.</source>
        <translation>{name} l’a prise.</translation>
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
        <translation>{name}&#xa0;: {score}.</translation>
    </message>
    <message>
        <source>{name}’s is the best.</source>
        <translation>Celle {name:de} est la meilleure.</translation>
    </message>
    <message>
        <source>{name}: {call}</source>
        <translation>{name}&#xa0;: {call}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}&#xa0;: {card}</translation>
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
        <translation>{suit} est atout.</translation>
    </message>
    <message>
        <source>{suit}, black: lowest best after J and A</source>
        <translation>{suit}, noir&#xa0;: après J et A, la plus basse l’emporte</translation>
    </message>
    <message>
        <source>{suit}, red: highest best</source>
        <translation>{suit}, rouge&#xa0;: la plus haute l’emporte</translation>
    </message>
    <message>
        <source>{suit}, red: highest best, ace last</source>
        <translation>{suit}, rouge&#xa0;: la plus haute l’emporte, l’as en dernier</translation>
    </message>
</context>
<context>
    <name>auction</name>
    <message>
        <source>1 new card</source>
        <translation>1 nouvelle carte</translation>
    </message>
    <message>
        <source>A card is vied: see it, or give up.</source>
        <translation>On relance d’une carte&#xa0;: la voir, ou céder.</translation>
    </message>
    <message>
        <source>A card is vied: {name} sees it, or gives up.</source>
        <translation>On relance d’une carte&#xa0;: à {name} de la voir, ou de céder.</translation>
    </message>
    <message>
        <source>A new stock is made of the cards put out.</source>
        <translation>On refait un talon des cartes écartées.</translation>
    </message>
    <message>
        <source>Hold {points}</source>
        <translation>Tient {points}</translation>
    </message>
    <message>
        <source>No trumps yet</source>
        <translation>Pas encore d’atout</translation>
    </message>
    <message>
        <source>Nobody has bid yet.</source>
        <translation>Personne n’a encore enchéri.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Take the pool, or jink.</source>
        <translation>Prenez la poule, ou tentez la vole.</translation>
    </message>
    <message>
        <source>You bid {points}</source>
        <translation>Vous annoncez {points}</translation>
    </message>
    <message>
        <source>You bid {points}.</source>
        <translation>Vous avez annoncé {points}.</translation>
    </message>
    <message>
        <source>You call for a partner.</source>
        <translation>Vous appelez un partenaire.</translation>
    </message>
    <message>
        <source>You exchange cards.</source>
        <translation>Vous échangez des cartes.</translation>
    </message>
    <message>
        <source>You give the deal up</source>
        <translation>Vous cédez la donne</translation>
    </message>
    <message>
        <source>You hold</source>
        <translation>Vous tenez</translation>
    </message>
    <message>
        <source>You jink: all five or nothing</source>
        <translation>Vous tentez la vole&#xa0;: toutes ou rien</translation>
    </message>
    <message>
        <source>You keep all your cards</source>
        <translation>Vous gardez toutes vos cartes</translation>
    </message>
    <message>
        <source>You lead without vying</source>
        <translation>Vous entamez sans relancer</translation>
    </message>
    <message>
        <source>You name trumps</source>
        <translation>Vous choisissez l’atout</translation>
    </message>
    <message>
        <source>You name trumps next</source>
        <translation>À vous de choisir l’atout</translation>
    </message>
    <message>
        <source>You name trumps.</source>
        <translation>Vous choisissez l’atout.</translation>
    </message>
    <message>
        <source>You name {suit} as trumps</source>
        <translation>Vous choisissez l’atout {suit}</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>Vous passez</translation>
    </message>
    <message>
        <source>You put out one card</source>
        <translation>Vous écartez une carte</translation>
    </message>
    <message numerus="yes">
        <source>You put out {number} cards</source>
        <translation>
            <numerusform>Vous écartez {number} carte</numerusform>
            <numerusform>Vous écartez {number} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>You see the card</source>
        <translation>Vous voyez la carte</translation>
    </message>
    <message>
        <source>You take the pool</source>
        <translation>Vous prenez la poule</translation>
    </message>
    <message>
        <source>You vie a card</source>
        <translation>Vous relancez d’une carte</translation>
    </message>
    <message>
        <source>Your bid.</source>
        <translation>À vous d’enchérir.</translation>
    </message>
    <message>
        <source>Your lead: vie a card, or lead.</source>
        <translation>À vous d’entamer&#xa0;: relancer d’une carte, ou entamer.</translation>
    </message>
    <message>
        <source>Your {points} is the highest.</source>
        <translation>Votre enchère, {points}, est la plus haute.</translation>
    </message>
    <message>
        <source>all {number}</source>
        <translation>toutes les {number:fem}</translation>
    </message>
    <message>
        <source>bid {points}</source>
        <translation>annonce {points}</translation>
    </message>
    <message>
        <source>hold {points}</source>
        <translation>tient {points}</translation>
    </message>
    <message>
        <source>jink</source>
        <translation>vole</translation>
    </message>
    <message>
        <source>kept all</source>
        <translation>tout gardé</translation>
    </message>
    <message>
        <source>kept all cards</source>
        <translation>toutes les cartes gardées</translation>
    </message>
    <message>
        <source>or the best trump</source>
        <translation>ou le meilleur atout</translation>
    </message>
    <message>
        <source>or {number} and the best trump</source>
        <translation>ou {number:fem} et le meilleur atout</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>to bid</source>
        <translation>à enchérir</translation>
    </message>
    <message>
        <source>unseen</source>
        <comment>a hand that nobody sees</comment>
        <translation>cachée</translation>
    </message>
    <message>
        <source>vies</source>
        <translation>relance</translation>
    </message>
    <message>
        <source>you and {other} bid {points} and failed</source>
        <translation>{other} et vous aviez annoncé {points} et vous avez chuté</translation>
    </message>
    <message>
        <source>you and {other} bid {points} and made {gain} each</source>
        <translation>{other} et vous aviez annoncé {points} et marquez {gain} chacun</translation>
    </message>
    <message>
        <source>you bid {points} and failed</source>
        <translation>vous avez annoncé {points} et chuté</translation>
    </message>
    <message>
        <source>you bid {points} and made {gain}</source>
        <translation>vous avez annoncé {points} et fait {gain}</translation>
    </message>
    <message>
        <source>{calls}.</source>
        <translation>{calls}.</translation>
    </message>
    <message>
        <source>{name} and {other} bid {points} and failed</source>
        <translation>{name} et {other} avaient annoncé {points} et ont chuté</translation>
    </message>
    <message>
        <source>{name} and {other} bid {points} and made {gain} each</source>
        <translation>{name} et {other} avaient annoncé {points} et marquent {gain} chacun</translation>
    </message>
    <message>
        <source>{name} bid {points} and failed</source>
        <translation>{name} a annoncé {points} et chuté</translation>
    </message>
    <message>
        <source>{name} bid {points} and made {gain}</source>
        <translation>{name} a annoncé {points} et fait {gain}</translation>
    </message>
    <message>
        <source>{name} bid {points}.</source>
        <translation>{name} a annoncé {points}.</translation>
    </message>
    <message>
        <source>{name} bids {points}</source>
        <translation>{name} annonce {points}</translation>
    </message>
    <message>
        <source>{name} calls for a partner.</source>
        <translation>{name} appelle un partenaire.</translation>
    </message>
    <message>
        <source>{name} decides: take the pool, or jink.</source>
        <translation>{name} décide&#xa0;: prendre la poule, ou tenter la vole.</translation>
    </message>
    <message>
        <source>{name} exchanges cards.</source>
        <translation>{name} échange des cartes.</translation>
    </message>
    <message>
        <source>{name} gives the deal up</source>
        <translation>{name} cède la donne</translation>
    </message>
    <message>
        <source>{name} holds</source>
        <translation>{name} tient</translation>
    </message>
    <message>
        <source>{name} jinks: all five or nothing</source>
        <translation>{name} tente la vole&#xa0;: toutes ou rien</translation>
    </message>
    <message>
        <source>{name} keeps all cards</source>
        <translation>{name} garde toutes ses cartes</translation>
    </message>
    <message>
        <source>{name} leads without vying</source>
        <translation>{name} entame sans relancer</translation>
    </message>
    <message>
        <source>{name} names trumps</source>
        <translation>{name} choisit l’atout</translation>
    </message>
    <message>
        <source>{name} names trumps next</source>
        <translation>À {name} de choisir l’atout</translation>
    </message>
    <message>
        <source>{name} names trumps.</source>
        <translation>{name} choisit l’atout.</translation>
    </message>
    <message>
        <source>{name} names {suit} as trumps</source>
        <translation>{name} choisit l’atout {suit}</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} passe</translation>
    </message>
    <message>
        <source>{name} puts out one card</source>
        <translation>{name} écarte une carte</translation>
    </message>
    <message numerus="yes">
        <source>{name} puts out {number} cards</source>
        <translation>
            <numerusform>{name} écarte {number} carte</numerusform>
            <numerusform>{name} écarte {number} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} sees the card</source>
        <translation>{name} voit la carte</translation>
    </message>
    <message>
        <source>{name} takes the pool</source>
        <translation>{name} prend la poule</translation>
    </message>
    <message>
        <source>{name} to bid.</source>
        <translation>À {name} d’enchérir.</translation>
    </message>
    <message>
        <source>{name} to lead, who may vie a card.</source>
        <translation>À {name} d’entamer ou de relancer d’une carte.</translation>
    </message>
    <message>
        <source>{name} vies a card</source>
        <translation>{name} relance d’une carte</translation>
    </message>
    <message>
        <source>{name}: {call}</source>
        <translation>{name}&#xa0;: {call}</translation>
    </message>
    <message>
        <source>{name}’s {points} is the highest.</source>
        <translation>L’enchère {name:de}, {points}, est la plus haute.</translation>
    </message>
    <message numerus="yes">
        <source>{number} new</source>
        <translation>
            <numerusform>{number} nouvelle</numerusform>
            <numerusform>{number} nouvelles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} new cards</source>
        <translation>
            <numerusform>{number} nouvelle carte</numerusform>
            <numerusform>{number} nouvelles cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>{tricks} and the best trump</source>
        <translation>{tricks} et le meilleur atout</translation>
    </message>
</context>
<context>
    <name>bar</name>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Dernière levée</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Card order</source>
        <translation>Ordre des cartes</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>characters</name>
    <message>
        <source>Pick a character for me</source>
        <translation>Un personnage au hasard</translation>
    </message>
    <message>
        <source>A character has a temperament at any level. It tips the choice between moves that are about equally good; it never picks a bad one.</source>
        <translation>Un personnage a un tempérament, à tout niveau. Il fait pencher la balance entre des coups à peu près aussi bons, mais jamais vers un mauvais.</translation>
    </message>
    <message>
        <source>A trick now is worth two promised later.</source>
        <translation>Une levée faite en vaut deux promises.</translation>
    </message>
    <message>
        <source>A trump in the hand wins nothing, so out it goes.</source>
        <translation>Un atout gardé en main ne gagne rien&#xa0;: je le joue.</translation>
    </message>
    <message>
        <source>At sea you bid on the weather. Cards are easier.</source>
        <translatorcomment>terms: bid</translatorcomment>
        <translation>En mer, on parie sur le temps. Aux cartes, c’est plus facile.</translation>
    </message>
    <message>
        <source>Bids high, saves trumps.</source>
        <translation>Annonce haut, garde ses atouts.</translation>
    </message>
    <message>
        <source>Bids high, spends trumps.</source>
        <translation>Annonce haut, dépense ses atouts.</translation>
    </message>
    <message>
        <source>Bids high, takes tricks early.</source>
        <translation>Annonce haut, fait ses levées tôt.</translation>
    </message>
    <message>
        <source>Bids low, saves trumps.</source>
        <translation>Annonce bas, garde ses atouts.</translation>
    </message>
    <message>
        <source>Pick one for me</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Character: {name}</source>
        <translation>Personnage&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Personnages</translation>
    </message>
    <message>
        <source>Choose a character</source>
        <translation>Choisir un personnage</translation>
    </message>
    <message>
        <source>Counts cards, bids low.</source>
        <translation>Compte les cartes, annonce bas.</translation>
    </message>
    <message>
        <source>Counts cards.</source>
        <translation>Compte les cartes.</translation>
    </message>
    <message>
        <source>Picked when the game begins, from those nobody else has.</source>
        <translation>Tiré au sort au début de la partie, parmi ceux qui sont libres.</translation>
    </message>
    <message>
        <source>I bid first and save the best until the end.</source>
        <translation>J’annonce tôt et je garde le meilleur pour la fin.</translation>
    </message>
    <message>
        <source>I bid seldom, but I know what is still out.</source>
        <translation>J’annonce rarement, mais je sais ce qui reste à jouer.</translation>
    </message>
    <message>
        <source>I keep the shop, and I keep my counsel.</source>
        <translation>Je tiens la boutique, et je tiens ma langue.</translation>
    </message>
    <message>
        <source>I taught sums for forty years. I still count.</source>
        <translation>J’ai enseigné le calcul pendant quarante ans. Je compte encore.</translation>
    </message>
    <message>
        <source>I watch the leader. Somebody has to.</source>
        <translatorcomment>terms: watch</translatorcomment>
        <translation>Je surveille celui qui mène. Il faut bien que quelqu’un le fasse.</translation>
    </message>
    <message>
        <source>I would rather lose a bid than let it go by.</source>
        <translation>J’aime mieux perdre une enchère que la laisser passer.</translation>
    </message>
    <message>
        <source>If I can’t have the pool, neither will you.</source>
        <translation>Si je ne peux pas avoir la poule, vous ne l’aurez pas non plus.</translation>
    </message>
    <message>
        <source>My mother kept the five for last, and so do I.</source>
        <translation>Ma mère gardait le cinq pour la fin, et moi aussi.</translation>
    </message>
    <message>
        <source>No character</source>
        <translation>Aucun personnage</translation>
    </message>
    <message>
        <source>No hurry. There are five tricks in every deal.</source>
        <translation>Rien ne presse. Il y a cinq levées dans chaque donne.</translation>
    </message>
    <message>
        <source>Plays every move as well as its level can.</source>
        <translation>Joue chaque coup aussi bien que son niveau le permet.</translation>
    </message>
    <message>
        <source>Plays for the spoil, saves trumps.</source>
        <translation>Joue pour que la donne soit nulle, garde ses atouts.</translation>
    </message>
    <message>
        <source>Plays for the spoil.</source>
        <translation>Joue pour que la donne soit nulle.</translation>
    </message>
    <message>
        <source>Saves trumps for the last tricks.</source>
        <translation>Garde ses atouts pour les dernières levées.</translation>
    </message>
    <message>
        <source>Spends trumps early, bids high.</source>
        <translation>Dépense tôt ses atouts, annonce haut.</translation>
    </message>
    <message>
        <source>Takes tricks early.</source>
        <translation>Fait ses levées tôt.</translation>
    </message>
    <message>
        <source>Waits, bids low.</source>
        <translation>Attend, annonce bas.</translation>
    </message>
    <message>
        <source>{name} has another seat at this table.</source>
        <translation>{name} a déjà une place à cette table.</translation>
    </message>
    <message>
        <source>“{sentence}” {temperament}</source>
        <translation>«&#xa0;{sentence}&#xa0;» {temperament}</translation>
    </message>
</context>
<context>
    <name>curtain</name>
    <message>
        <source>All hands are covered. Only {name} should look now.</source>
        <translation>Toutes les mains sont cachées. Personne d’autre {name:que} ne doit regarder maintenant.</translation>
    </message>
    <message>
        <source>I am {name}: show my hand</source>
        <translation>Je suis {name}&#xa0;: montrer ma main</translation>
    </message>
    <message>
        <source>Pass to {name}</source>
        <translation>Passez l’écran à {name}</translation>
    </message>
    <message>
        <source>Play {name}’s hand.</source>
        <translation>Jouez la main {name:de}.</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>Enregistrer et quitter</translation>
    </message>
    <message>
        <source>Trick {number}.</source>
        <translation>Levée {number}.</translation>
    </message>
    <message>
        <source>or press Space</source>
        <translation>ou appuyez sur Espace</translation>
    </message>
    <message>
        <source>{name}:&#xa0;{score}</source>
        <translation>{name}&#xa0;:&#xa0;{score}</translation>
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
        <translation>Calendrier de l’année</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>Everybody in the world gets these cards today, and meets the same players at the hard level. Your first result counts. You may undo and take hints, but your result will say so.</source>
        <translation>Aujourd’hui, le monde entier reçoit ces cartes et rencontre les mêmes joueurs, au niveau difficile. Votre premier résultat compte. Vous pouvez annuler et demander conseil, mais le résultat le mentionnera.</translation>
    </message>
    <message>
        <source>Five players, everybody for themselves. Every trick counts 5.</source>
        <translation>Cinq joueurs, chacun pour soi. Chaque levée compte 5.</translation>
    </message>
    <message>
        <source>Five players. Three tricks win the pool. If it is spoiled, everybody’s chip comes back.</source>
        <translation>Cinq joueurs. Trois levées gagnent la poule. Si la donne est nulle, chacun reprend son jeton.</translation>
    </message>
    <message>
        <source>Four players in pairs. If all the others pass, the dealer has to bid. Your side’s points count.</source>
        <translation>Quatre joueurs, deux contre deux. Si tous les autres passent, le donneur doit enchérir. Ce sont les points de votre camp qui comptent.</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>No streak just now.</source>
        <translation>Pas de série en ce moment.</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Pas encore jouée</translation>
    </message>
    <message>
        <source>One day so far.</source>
        <translation>Un jour jusqu’ici.</translation>
    </message>
    <message>
        <source>Par is being worked out…</source>
        <translation>Calcul du par…</translation>
    </message>
    <message>
        <source>Par is {par}: what an expert would expect to make of your hand, averaged over 400 ways the hidden cards could lie. With the cards as they were, the expert made {taken}.</source>
        <translation>Le par est {par}&#xa0;: ce qu’un expert peut attendre de votre main, sur 400 répartitions possibles des cartes cachées. Avec les cartes telles qu’elles étaient, l’expert a terminé à {taken}.</translation>
    </message>
    <message numerus="yes">
        <source>The longest streak was {number} days.</source>
        <translation>
            <numerusform>La plus longue série a été de {number} jour.</numerusform>
            <numerusform>La plus longue série a été de {number} jours.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other deals</source>
        <translation>Les autres donnes</translation>
    </message>
    <message>
        <source>The pool was spoiled, and your chip came back.</source>
        <translatorcomment>terms: pool</translatorcomment>
        <translation>La donne est nulle, et vous avez repris votre jeton.</translation>
    </message>
    <message>
        <source>These are yesterday’s deals. The calendar marks them as played a day late, and they do not count for a streak.</source>
        <translation>Ce sont les donnes d’hier. Le calendrier les marque comme jouées avec un jour de retard, et elles n’entrent dans aucune série.</translation>
    </message>
    <message>
        <source>Started: go on with it</source>
        <translation>En cours&#xa0;: la continuer</translation>
    </message>
    <message>
        <source>Deal of the day: {game}, {day}</source>
        <translation>Donne du jour&#xa0;: {game}, {day}</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Quel jeu</translation>
    </message>
    <message>
        <source>A deal that was played can be looked back on.</source>
        <translation>Une donne jouée peut être revue.</translation>
    </message>
    <message>
        <source>A dot for each deal played. A day counts if one of them was played that day.</source>
        <translation>Un point par donne jouée. Un jour compte si l’une d’elles a été jouée ce jour-là.</translation>
    </message>
    <message>
        <source>Expert {taken}</source>
        <translation>Expert {taken}</translation>
    </message>
    <message>
        <source>Five at the table</source>
        <translation>Cinq à la table</translation>
    </message>
    <message>
        <source>Five at the table, with a pool</source>
        <translation>Cinq à la table, avec une poule</translation>
    </message>
    <message>
        <source>Four in pairs, with bids</source>
        <translation>Quatre en deux camps, avec enchères</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>a month with its year</comment>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>Next: {game}</source>
        <translation>Suivant&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Only the deals of today and yesterday can be played.</source>
        <translation>Seules les donnes d’aujourd’hui et d’hier peuvent être jouées.</translation>
    </message>
    <message>
        <source>Par is what an expert may expect of your hand.</source>
        <translation>Le par est ce qu’un expert peut attendre de votre main.</translation>
    </message>
    <message>
        <source>Par {par}</source>
        <translation>Par {par}</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>What is par?</source>
        <translation>Qu’est-ce que le par&#x202f;?</translation>
    </message>
    <message>
        <source>You lost {chips}.</source>
        <translation>Vous avez perdu {chips}.</translation>
    </message>
    <message>
        <source>You took no tricks.</source>
        <translation>Vous n’avez fait aucune levée.</translation>
    </message>
    <message>
        <source>You took trick {number}.</source>
        <translation>Vous avez fait la levée {number}.</translation>
    </message>
    <message>
        <source>You took tricks {numbers}.</source>
        <translation>Vous avez fait les levées {numbers}.</translation>
    </message>
    <message>
        <source>You took {points}.</source>
        <translation>Vous avez fait {points}.</translation>
    </message>
    <message>
        <source>You won {chips}.</source>
        <translation>Vous avez gagné {chips}.</translation>
    </message>
    <message>
        <source>You {result}</source>
        <translation>Vous&#xa0;: {result}</translation>
    </message>
    <message>
        <source>You {result}, par {par}, the expert {taken}: {verdict}.</source>
        <translation>Vous&#xa0;: {result}, par {par}, l’expert {taken}&#xa0;: {verdict}.</translation>
    </message>
    <message>
        <source>You {result}, par {par}: {verdict}</source>
        <translation>Vous&#xa0;: {result}, par {par}&#xa0;: {verdict}</translation>
    </message>
    <message>
        <source>Your side failed its bid and lost {points}.</source>
        <translation>Votre camp a manqué son enchère et perdu {points}.</translation>
    </message>
    <message>
        <source>Your side took {points}.</source>
        <translation>Votre camp a fait {points}.</translation>
    </message>
    <message>
        <source>a day late</source>
        <translation>avec un jour de retard</translation>
    </message>
    <message>
        <source>at par</source>
        <translation>au niveau du par</translation>
    </message>
    <message>
        <source>below par</source>
        <translation>sous le par</translation>
    </message>
    <message>
        <source>better than par</source>
        <translation>mieux que le par</translation>
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
        <translation>avec conseils</translation>
    </message>
    <message>
        <source>with undo</source>
        <translation>avec annulation</translation>
    </message>
    <message>
        <source>with undo and hints</source>
        <translation>avec annulation et conseils</translation>
    </message>
    <message numerus="yes">
        <source>{day}: {number} of {deals} deals played</source>
        <translation>
            <numerusform>{day}&#xa0;: {number} des {deals} donnes jouée</numerusform>
            <numerusform>{day}&#xa0;: {number} des {deals} donnes jouées</numerusform>
        </translation>
    </message>
    <message>
        <source>{day}: {result}</source>
        <translation>{day}&#xa0;: {result}</translation>
    </message>
    <message>
        <source>{game}, deal of the day</source>
        <translation>{game}, donne du jour</translation>
    </message>
    <message numerus="yes">
        <source>{number} days in a row.</source>
        <translation>
            <numerusform>{number} jour de suite.</numerusform>
            <numerusform>{number} jours de suite.</numerusform>
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
        <translation>▲ mieux que le par, ◆ au niveau du par, ▼ sous le par, ● par encore inconnu. Contour seul, comme △&#xa0;: jouée avec un jour de retard.</translation>
    </message>
</context>
<context>
    <name>deal codes</name>
    <message numerus="yes">
        <source>Something is missing: this has {given} letters and digits, and the number has {needed}.</source>
        <translation>
            <numerusform>Il manque quelque chose&#xa0;: voici {given} caractère, mais le numéro en a {needed}.</numerusform>
            <numerusform>Il manque quelque chose&#xa0;: voici {given} caractères, mais le numéro en a {needed}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number is wrong in more than one place. Compare it with the one you were given.</source>
        <translation>Le numéro est faux à plus d’un endroit. Comparez-le avec celui qu’on vous a donné.</translation>
    </message>
    <message>
        <source>The rules in this number cannot be played. {problems}</source>
        <translation>Les règles de ce numéro ne sont pas jouables. {problems}</translation>
    </message>
    <message>
        <source>Character {place} is “{letter}”. A deal number has only digits, and letters other than U.</source>
        <translation>Le caractère {place} est «&#xa0;{letter}&#xa0;». Un numéro de donne n’a que des chiffres, et des lettres autres que U.</translation>
    </message>
    <message>
        <source>The number is not quite right. Perhaps character {place} should be “{letter}”.</source>
        <translation>Le numéro n’est pas tout à fait juste. Le caractère {place} devrait sans doute être «&#xa0;{letter}&#xa0;».</translation>
    </message>
    <message>
        <source>The number is not quite right. Perhaps characters {place} and {next}, “{letter}” and “{other}”, are swapped.</source>
        <translation>Le numéro n’est pas tout à fait juste. Les caractères {place} et {next}, «&#xa0;{letter}&#xa0;» et «&#xa0;{other}&#xa0;», sont peut-être inversés.</translation>
    </message>
    <message>
        <source>There is no deal with this number. Ask for the number again.</source>
        <translation>Aucune donne n’a ce numéro. Redemandez-le.</translation>
    </message>
    <message numerus="yes">
        <source>This is too long: it has {given} letters and digits, and the number has {needed}.</source>
        <translation>
            <numerusform>C’est trop long&#xa0;: voici {given} caractère, mais le numéro en a {needed}.</numerusform>
            <numerusform>C’est trop long&#xa0;: voici {given} caractères, mais le numéro en a {needed}.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is too short: a deal number has at least 16 letters and digits.</source>
        <translation>C’est trop court&#xa0;: un numéro de donne a au moins 16 caractères.</translation>
    </message>
    <message>
        <source>This number comes from a newer version of the program.</source>
        <translation>Ce numéro vient d’une version plus récente du programme.</translation>
    </message>
    <message>
        <source>This number is for a game that comes with a newer version of the program.</source>
        <translation>Ce numéro est pour un jeu fourni avec une version plus récente du programme.</translation>
    </message>
    <message>
        <source>This number is for a rule that comes with a newer version of the program.</source>
        <translation>Ce numéro est pour une règle fournie avec une version plus récente du programme.</translation>
    </message>
    <message>
        <source>Type or paste the number of a deal.</source>
        <translation>Tapez ou collez le numéro d’une donne.</translation>
    </message>
</context>
<context>
    <name>deal editor</name>
    <message>
        <source>All cards are back in the pack.</source>
        <translation>Toutes les cartes sont de retour dans le paquet.</translation>
    </message>
    <message>
        <source>Click the card that is turned up. Click it again to take it back.</source>
        <translation>Cliquez sur la carte à retourner. Cliquez de nouveau dessus pour la reprendre.</translation>
    </message>
    <message>
        <source>Click the cards for your hand. Click one again to take it back.</source>
        <translation>Cliquez sur les cartes de votre main. Cliquez de nouveau sur une carte pour la reprendre.</translation>
    </message>
    <message>
        <source>Click the cards for {name}. Click one again to take it back.</source>
        <translation>Cliquez sur les cartes {name:de}. Cliquez de nouveau sur une carte pour la reprendre.</translation>
    </message>
    <message>
        <source>Click the cards of the kitty. Click one again to take it back.</source>
        <translation>Cliquez sur les cartes du chien. Cliquez de nouveau sur une carte pour la reprendre.</translation>
    </message>
    <message>
        <source>Deal the rest</source>
        <translation>Donner le reste</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Who plays with whom</source>
        <translation>Qui joue avec qui</translation>
    </message>
    <message>
        <source>In this game no card is turned up.</source>
        <translation>Dans ce jeu, on ne retourne pas de carte.</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>Chien</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Jouer cette donne</translation>
    </message>
    <message>
        <source>Set up a deal</source>
        <translation>Composer une donne</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>The joker cannot be turned up here: it would go to the dealer. Give it to a hand.</source>
        <translation>Le joker ne peut pas être retourné ici&#xa0;: il irait au donneur. Mettez-le dans une main.</translation>
    </message>
    <message>
        <source>The kitty is full. Take one back first.</source>
        <translation>Le chien est complet. Reprenez d’abord une carte.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {number} more to choose, or deal the rest.</source>
        <translation>
            <numerusform>{name}&#xa0;: encore {number:fem} carte à choisir, ou donnez le reste.</numerusform>
            <numerusform>{name}&#xa0;: encore {number:fem} cartes à choisir, ou donnez le reste.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest of the cards are dealt.</source>
        <translation>Le reste des cartes est donné.</translation>
    </message>
    <message>
        <source>This game has no kitty.</source>
        <translation>Ce jeu n’a pas de chien.</translation>
    </message>
    <message>
        <source>Turn-up</source>
        <translation>Retourne</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Quel jeu</translation>
    </message>
    <message>
        <source>Who deals</source>
        <translation>Qui donne</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Vous donnez</translation>
    </message>
    <message>
        <source>{card} is not in the pack of this game.</source>
        <translation>{card:the} n’est pas dans le paquet de ce jeu.</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} donne</translation>
    </message>
    <message>
        <source>{name}: the hand is full. Take one back first.</source>
        <translation>{name}&#xa0;: la main est complète. Reprenez d’abord une carte.</translation>
    </message>
    <message numerus="yes">
        <source>{number} players</source>
        <translation>
            <numerusform>{number} joueur</numerusform>
            <numerusform>{number} joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} to come</source>
        <translation>
            <numerusform>{number} à venir</numerusform>
            <numerusform>{number} à venir</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal panel</name>
    <message>
        <source>A little harder</source>
        <translation>Un peu plus difficile</translation>
    </message>
    <message>
        <source>Best of five</source>
        <translation>Au meilleur des cinq</translation>
    </message>
    <message>
        <source>Compare with par</source>
        <translation>Comparer au par</translation>
    </message>
    <message>
        <source>Go on without waiting</source>
        <translation>Continuer sans attendre</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Partie suivante</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Result of the deal</source>
        <translation>Résultat de la donne</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>this deal</source>
        <translation>cette donne</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>levées</translation>
    </message>
</context>
<context>
    <name>decisions</name>
    <message>
        <source>1 trick</source>
        <translation>1 levée</translation>
    </message>
    <message>
        <source>A bid of {bid}, for all the tricks, scores {made} or loses {failed}.</source>
        <translation>Une enchère de {bid}, pour toutes les levées, rapporte {made} ou coûte {failed}.</translation>
    </message>
    <message>
        <source>Call for your partner’s card, or play alone.</source>
        <translation>Appelez la carte de votre partenaire, ou jouez seul.</translation>
    </message>
    <message>
        <source>Choose a card to put it out.</source>
        <translation>Choisissez une carte à écarter.</translation>
    </message>
    <message>
        <source>Choose a card to put it out; choose it again to keep it.</source>
        <translation>Choisissez une carte pour l’écarter&#x202f;; choisissez-la de nouveau pour la garder.</translation>
    </message>
    <message numerus="yes">
        <source>Choose {number} more.</source>
        <translation>
            <numerusform>Choisissez-en encore une.</numerusform>
            <numerusform>Choisissez-en encore {number}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each trick counts {trick}, and the best trump adds {best}.</source>
        <translation>Chaque levée compte {trick}, et le meilleur atout ajoute {best}.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Céder</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Hold {points}</source>
        <translation>Tenir {points}</translation>
    </message>
    <message>
        <source>If you see it, taking most tricks is worth {then}. If you give up, the others get {now} at once.</source>
        <translation>Si vous voyez, la majorité des levées vaut {then}. Si vous cédez, les autres ont {now} aussitôt.</translation>
    </message>
    <message>
        <source>Jink</source>
        <translation>Tenter la vole</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Tout garder</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Entamer</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>La laisser</translation>
    </message>
    <message>
        <source>Taking most tricks is worth {now} now. If you vie, the others make it {then}, or give you {now}.</source>
        <translation>La majorité des levées vaut maintenant {now}. Si vous relancez, les autres la portent à {then}, ou vous laissent {now}.</translation>
    </message>
    <message>
        <source>No card is chosen.</source>
        <translation>Aucune carte n’est choisie.</translation>
    </message>
    <message>
        <source>Choose the card you give up.</source>
        <translation>Choisissez la carte que vous cédez.</translation>
    </message>
    <message>
        <source>Nobody sees it.</source>
        <translation>Personne ne la voit.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Put out one card</source>
        <translation>Écarter une carte</translation>
    </message>
    <message numerus="yes">
        <source>Put out {number} cards</source>
        <translation>
            <numerusform>Écarter une carte</numerusform>
            <numerusform>Écarter {number} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Rob {card}?</source>
        <translation>Piller {card:the}&#x202f;?</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>Voir</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Take the pool</source>
        <translation>Prendre la poule</translation>
    </message>
    <message>
        <source>Take the pool, or jink?</source>
        <translation>Prendre la poule, ou tenter la vole&#x202f;?</translation>
    </message>
    <message>
        <source>Take {card} for one of yours</source>
        <translation>Prendre {card:the} contre une des vôtres</translation>
    </message>
    <message>
        <source>Take {card} for {out}</source>
        <translation>Prendre {card:the} à la place {out:de}</translation>
    </message>
    <message>
        <source>The first three tricks are yours. Take the pool, or jink?</source>
        <translation>Les trois premières levées sont à vous. Prendre la poule, ou tenter la vole&#x202f;?</translation>
    </message>
    <message>
        <source>To jink is to go for all five: the pool and a chip from each opponent. Lose one, and you win nothing.</source>
        <translation>Tenter la vole, c’est viser les cinq levées&#xa0;: la poule, et un jeton de chaque adversaire. Si vous en perdez une, vous ne gagnez rien.</translation>
    </message>
    <message>
        <source>To jink is to go for all five: the pool and a chip from each other side. Lose one, and you win nothing.</source>
        <translation>Tenter la vole, c’est viser les cinq levées&#xa0;: la poule, et un jeton de chaque autre camp. Si vous en perdez une, vous ne gagnez rien.</translation>
    </message>
    <message>
        <source>Vie a card (raise)</source>
        <translation>Relancer d’une carte</translation>
    </message>
    <message>
        <source>Vie a card (raise by one) before you lead?</source>
        <translation>Relancer d’une carte avant d’entamer&#x202f;?</translation>
    </message>
    <message>
        <source>Which cards will you change?</source>
        <translation>Quelles cartes voulez-vous changer&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>You bid {points}. Keep up to {keep} of these {all} cards.</source>
        <translation>
            <numerusform>Vous avez annoncé {points}. Gardez au plus {keep:fem} de ces {all} cartes.</numerusform>
            <numerusform>Vous avez annoncé {points}. Gardez au plus {keep:fem} de ces {all} cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bid {points}. Put out {number} of these {all} cards.</source>
        <translation>
            <numerusform>Vous avez annoncé {points}. Écartez {number:fem} de ces {all} cartes.</numerusform>
            <numerusform>Vous avez annoncé {points}. Écartez {number:fem} de ces {all} cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>You deal, so you choose your cards from the rest of the pack. Take one.</source>
        <translatorcomment>terms: pack</translatorcomment>
        <translation>Vous donnez&#xa0;: vous choisissez donc vos cartes dans le talon. Prenez-en une.</translation>
    </message>
    <message>
        <source>You turned up the joker, and it is yours. Put out a card for it.</source>
        <translation>Vous avez retourné le joker, et il est à vous. Écartez une carte à sa place.</translation>
    </message>
    <message>
        <source>Your bid of {points} stands. Name trumps.</source>
        <translation>Votre enchère de {points} l’emporte. Choisissez l’atout.</translation>
    </message>
    <message>
        <source>Your bid. Nobody has bid yet.</source>
        <translation>À vous d’enchérir. Personne n’a encore enchéri.</translation>
    </message>
    <message>
        <source>Your bid. Your {points} is the highest.</source>
        <translation>À vous d’enchérir. Votre enchère de {points} est la plus haute.</translation>
    </message>
    <message>
        <source>Your bid. {name}’s {points} is the highest.</source>
        <translation>À vous d’enchérir. L’enchère {name:de}, {points}, est la plus haute.</translation>
    </message>
    <message>
        <source>Choose the cards to change.</source>
        <translation>Choisissez les cartes à changer.</translation>
    </message>
    <message>
        <source>Each trick counts {trick}, and the best trump adds {best} if it is a five, a jack or A♥.</source>
        <translation>Chaque levée compte {trick}, et le meilleur atout ajoute {best} si c’est un cinq, un valet ou l’A♥.</translation>
    </message>
    <message>
        <source>Each trick counts {trick}, and the best trump adds {best} if it is a five, jack, joker or A♥.</source>
        <translation>Chaque levée compte {trick}, et le meilleur atout ajoute {best} si c’est un cinq, un valet, le joker ou l’A♥.</translation>
    </message>
    <message>
        <source>Everybody else has passed: you must bid.</source>
        <translation>Tous les autres ont passé&#xa0;: vous devez enchérir.</translation>
    </message>
    <message>
        <source>Everybody is asked, so that nobody can tell who may rob.</source>
        <translatorcomment>terms: rob</translatorcomment>
        <translation>On le demande à chacun, pour que personne ne sache qui en a le droit.</translation>
    </message>
    <message>
        <source>Everybody sees it.</source>
        <translation>Tout le monde la voit.</translation>
    </message>
    <message>
        <source>Make it, and you score every point you take; fail, and you lose as many points as you bid.</source>
        <translatorcomment>terms: point</translatorcomment>
        <translation>Si vous réussissez votre enchère, vous marquez tous les points que vous faites&#x202f;; sinon, vous perdez autant de points qu’annoncé.</translation>
    </message>
    <message>
        <source>Make it, and your side scores every point it takes; fail, and it loses as many points as you bid.</source>
        <translatorcomment>terms: point</translatorcomment>
        <translation>Si votre camp réussit son enchère, il marque tous les points qu’il fait&#x202f;; sinon, il perd autant de points qu’annoncé.</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Jouer seul</translation>
    </message>
    <message>
        <source>The dealer is always asked, so that nobody can tell when the dealer may rob.</source>
        <translatorcomment>terms: rob</translatorcomment>
        <translation>On le demande toujours au donneur, pour que personne ne sache quand il en a le droit.</translation>
    </message>
    <message>
        <source>There is no card that you may change.</source>
        <translation>Il n’y a aucune carte que vous puissiez changer.</translation>
    </message>
    <message>
        <source>Whoever holds it is your partner in this deal, in secret until it is played. Together you make the bid, and each scores what both take, or loses it. If nobody holds it, you play alone and are not told.</source>
        <translation>Qui la détient est votre partenaire pour cette donne, en secret jusqu’à ce qu’elle soit jouée. Vous réalisez l’enchère ensemble, et chacun marque ce que font les deux, ou la perd. Si personne ne la détient, vous jouez seul, et on ne vous le dit pas.</translation>
    </message>
    <message>
        <source>You deal, so you may hold: {points} is then yours, unless somebody bids higher.</source>
        <translation>Vous donnez, donc vous pouvez tenir&#xa0;: l’enchère de {points} est alors à vous, sauf si quelqu’un enchérit plus haut.</translation>
    </message>
    <message>
        <source>You have already put out your cards: there is nothing to change now.</source>
        <translation>Vous avez déjà écarté vos cartes&#xa0;: il n’y a rien à changer maintenant.</translation>
    </message>
    <message>
        <source>You may not take {card}.</source>
        <translation>Vous n’avez pas le droit de prendre {card:the}.</translation>
    </message>
    <message>
        <source>You must keep at least {cards}.</source>
        <translation>Vous devez garder au moins {cards}.</translation>
    </message>
    <message>
        <source>You hold {held}, so you may rob. Take {card}?</source>
        <translation>Vous avez {held:the}, vous pouvez donc piller. Prendre {card:the}&#x202f;?</translation>
    </message>
    <message>
        <source>You hold {held}, so you must rob: take {card}.</source>
        <translation>Vous avez {held:the}, vous devez donc piller&#xa0;: prenez {card:the}.</translation>
    </message>
    <message>
        <source>You must rob {card}.</source>
        <translation>Vous devez piller {card:the}.</translation>
    </message>
    <message>
        <source>You turned up an ace, so you may rob. Take {card}?</source>
        <translation>Vous avez retourné un as, vous pouvez donc piller. Prendre {card:the}&#x202f;?</translation>
    </message>
    <message>
        <source>You turned up an ace, so you must rob: take {card}.</source>
        <translation>Vous avez retourné un as, vous devez donc piller&#xa0;: prenez {card:the}.</translation>
    </message>
    <message>
        <source>all tricks</source>
        <translation>toutes les levées</translation>
    </message>
    <message>
        <source>everybody is told</source>
        <translation>tout le monde l’apprend</translation>
    </message>
    <message>
        <source>for good</source>
        <translation>pour de bon</translation>
    </message>
    <message>
        <source>most tricks: {points}</source>
        <translation>majorité des levées&#xa0;: {points}</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>aucun atout</translation>
    </message>
    <message>
        <source>one trump</source>
        <translation>un atout</translation>
    </message>
    <message>
        <source>too low</source>
        <translation>trop basse</translation>
    </message>
    <message>
        <source>you cannot win the game in this deal</source>
        <translation>vous ne pouvez pas gagner la partie dans cette donne</translation>
    </message>
    <message>
        <source>your ace becomes the lowest trump</source>
        <translation>votre as devient le plus faible atout</translation>
    </message>
    <message>
        <source>your side cannot win the game in this deal</source>
        <translation>votre camp ne peut pas gagner la partie dans cette donne</translation>
    </message>
    <message numerus="yes">
        <source>{chips} chips or nothing</source>
        <translation>
            <numerusform>{chips} jeton ou rien</numerusform>
            <numerusform>{chips} jetons ou rien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{chips} chips, the deal ends</source>
        <translation>
            <numerusform>{chips} jeton, fin de la donne</numerusform>
            <numerusform>{chips} jetons, fin de la donne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fewer} or {number} tricks</source>
        <translation>
            <numerusform>{fewer} ou {number}&#xa0;levée</numerusform>
            <numerusform>{fewer} ou {number}&#xa0;levées</numerusform>
        </translation>
    </message>
    <message>
        <source>See it, or give the deal up?</source>
        <translation>Voir la carte, ou céder la donne&#x202f;?</translation>
    </message>
    <message>
        <source>{name} vies a card. See it, or give the deal up?</source>
        <translation>{name} relance d’une carte. La voir, ou céder la donne&#x202f;?</translation>
    </message>
    <message>
        <source>{name} vies. See it, or give up?</source>
        <translation>{name} relance. Voir, ou céder&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>{number} and best trump</source>
        <translation>
            <numerusform>{number} et le meilleur atout</numerusform>
            <numerusform>{number} et le meilleur atout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} tricks</source>
        <translation>
            <numerusform>{number} levée</numerusform>
            <numerusform>{number} levées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} trumps</source>
        <translation>
            <numerusform>{number} atout</numerusform>
            <numerusform>{number} atouts</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} for the others</source>
        <translation>{points} pour les autres</translation>
    </message>
    <message>
        <source>{seen} If you leave {card}, nobody will know.</source>
        <translation>{seen} Si vous laissez {card:the}, personne ne le saura.</translation>
    </message>
    <message>
        <source>{seen} If you leave {card}, {follows}.</source>
        <translation>{seen} Si vous laissez {card:the}, {follows}.</translation>
    </message>
</context>
<context>
    <name>drive</name>
    <message>
        <source>A card may be taken over before the first game only.</source>
        <translation>On ne peut reprendre la carte d’un autre qu’avant la première partie.</translation>
    </message>
    <message>
        <source>A card played against the rules may be put right until the next trick is led; after that the game is lost.</source>
        <translation>Une carte jouée contre les règles peut être reprise jusqu’à l’entame de la levée suivante&#x202f;; après, la partie est perdue.</translation>
    </message>
    <message>
        <source>A drive has room for 500 people, no more.</source>
        <translation>Une soirée a de la place pour 500 personnes, pas plus.</translation>
    </message>
    <message>
        <source>A game that is sat out counts nothing.</source>
        <translation>Une partie au repos ne compte pas.</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Nouvelle soirée</translation>
    </message>
    <message>
        <source>A substitute may take a card over at any time.</source>
        <translation>Un remplaçant peut reprendre une carte à tout moment.</translation>
    </message>
    <message>
        <source>A substitute may take a card over before the first game only.</source>
        <translation>Un remplaçant ne peut reprendre une carte qu’avant la première partie.</translation>
    </message>
    <message>
        <source>A table reports</source>
        <translation>Une table annonce</translation>
    </message>
    <message>
        <source>A trial evening</source>
        <translation>Une soirée d’essai</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Added up for</source>
        <translation>Additionnées pour</translation>
    </message>
    <message>
        <source>After a misdeal the next player deals.</source>
        <translation>Après une maldonne, le joueur suivant donne.</translation>
    </message>
    <message>
        <source>After a misdeal the organiser decides.</source>
        <translation>Après une maldonne, l’organisateur décide.</translation>
    </message>
    <message>
        <source>After a misdeal the same player deals again.</source>
        <translation>Après une maldonne, le même joueur redonne.</translation>
    </message>
    <message>
        <source>After each game</source>
        <translation>Après chaque partie</translation>
    </message>
    <message numerus="yes">
        <source>After every {number} games</source>
        <translation>
            <numerusform>Après chaque partie</numerusform>
            <numerusform>Toutes les {number} parties</numerusform>
        </translation>
    </message>
    <message>
        <source>All are drawn anew</source>
        <translation>Nouveau tirage pour tous</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>All stay</source>
        <translation>Tous restent</translation>
    </message>
    <message>
        <source>All tables are in.</source>
        <translation>Toutes les tables ont fini.</translation>
    </message>
    <message>
        <source>An evening of real cards in a hall: who came, who sits where, who won, and the prizes. No computer plays.</source>
        <translation>Une soirée de vraies cartes dans une salle&#xa0;: qui est venu, qui s’assoit où, qui a gagné, et les prix. Aucun ordinateur ne joue.</translation>
    </message>
    <message>
        <source>As things stand; the last game is not over.</source>
        <translation>Pour l’instant&#x202f;; la dernière partie n’est pas finie.</translation>
    </message>
    <message>
        <source>Begin an evening</source>
        <translation>Commencer une soirée</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Commencer par</translation>
    </message>
    <message>
        <source>Belfast: eight at a table</source>
        <translation>Belfast&#xa0;: huit par table</translation>
    </message>
    <message>
        <source>By keys: the table’s number or letter, then A, B or C.</source>
        <translation>Au clavier&#xa0;: le numéro ou la lettre de la table, puis A, B ou C.</translation>
    </message>
    <message>
        <source>By names</source>
        <translation>Par noms</translation>
    </message>
    <message>
        <source>By tables</source>
        <translation>Par tables</translation>
    </message>
    <message>
        <source>Cape Breton: couples, 25 games</source>
        <translation>Cap-Breton&#xa0;: couples, 25&#xa0;parties</translation>
    </message>
    <message>
        <source>Card</source>
        <comment>above the number of a score card</comment>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Card drive</source>
        <translation>Soirée de cartes</translation>
    </message>
    <message>
        <source>Card drives (*.twentyfive-drive)</source>
        <translation>Soirées de cartes (*.twentyfive-drive)</translation>
    </message>
    <message>
        <source>Card {side} does not sit at table {table}.</source>
        <translation>La carte {side} n’est pas à la table {table}.</translation>
    </message>
    <message>
        <source>Card {side} has gone home already.</source>
        <translation>La carte {side} est déjà rentrée.</translation>
    </message>
    <message>
        <source>Card {side} is here.</source>
        <translation>La carte {side} est là.</translation>
    </message>
    <message>
        <source>Card {side} sits out.</source>
        <translation>La carte {side} est au repos.</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>Revient</translation>
    </message>
    <message>
        <source>Confey: three pairs at a table, 20 games</source>
        <translation>Confey&#xa0;: trois paires par table, 20&#xa0;parties</translation>
    </message>
    <message>
        <source>Cookie jar: {numbers}</source>
        <translation>Boîte à biscuits&#xa0;: {numbers}</translation>
    </message>
    <message>
        <source>Copy saved.</source>
        <translation>Une copie est enregistrée.</translation>
    </message>
    <message>
        <source>Correct the name…</source>
        <translation>Corriger le nom…</translation>
    </message>
    <message>
        <source>Could not be parted: {names}</source>
        <translation>Impossible à séparer&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Cut the cards</source>
        <translation>Tirer une carte</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Done again.</source>
        <translation>Rétabli.</translation>
    </message>
    <message>
        <source>Draw from the cookie jar</source>
        <translation>Piocher dans la boîte à biscuits</translation>
    </message>
    <message>
        <source>Draw the seats and begin</source>
        <translation>Tirer les places et commencer</translation>
    </message>
    <message>
        <source>Each alone</source>
        <translation>Chacun pour soi</translation>
    </message>
    <message>
        <source>Each pays</source>
        <translation>Chacun paie</translation>
    </message>
    <message>
        <source>A card against the rules</source>
        <translation>Une carte contre les règles</translation>
    </message>
    <message>
        <source>A sum, a share such as 40 %, or a thing such as a ham.</source>
        <translation>Une somme, une part comme 40&#x202f;%, ou un objet comme un jambon.</translation>
    </message>
    <message>
        <source>A ticket</source>
        <translation>Un billet</translation>
    </message>
    <message>
        <source>Add everybody who has come</source>
        <translation>Ajouter tous ceux qui sont venus</translation>
    </message>
    <message>
        <source>All have paid</source>
        <translation>Tous ont payé</translation>
    </message>
    <message>
        <source>As at the Nova Scotia 55+ Games.</source>
        <translation>Comme aux Jeux 55+ de Nouvelle-Écosse.</translation>
    </message>
    <message>
        <source>As at whist drives.</source>
        <translation>Comme aux tournois de whist.</translation>
    </message>
    <message>
        <source>As in Belfast.</source>
        <translation>Comme à Belfast.</translation>
    </message>
    <message>
        <source>As in Confey.</source>
        <translation>Comme à Confey.</translation>
    </message>
    <message>
        <source>As in Wentworth, Nova Scotia.</source>
        <translation>Comme à Wentworth, en Nouvelle-Écosse.</translation>
    </message>
    <message>
        <source>As on Cape Breton.</source>
        <translation>Comme au Cap-Breton.</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Par tirage au sort</translation>
    </message>
    <message>
        <source>By table cards, drawn face down</source>
        <translation>Par cartes de table, tirées face cachée</translation>
    </message>
    <message>
        <source>By the places of the last evening</source>
        <translation>Selon le classement de la dernière soirée</translation>
    </message>
    <message>
        <source>Cookie jar</source>
        <translation>Boîte à biscuits</translation>
    </message>
    <message>
        <source>Draw the raffle</source>
        <translation>Tirer la tombola</translation>
    </message>
    <message>
        <source>Draw the raffle again</source>
        <translation>Retirer la tombola</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Tirages</translation>
    </message>
    <message>
        <source>Each person</source>
        <translation>Chaque personne</translation>
    </message>
    <message>
        <source>Enough sit out already.</source>
        <translation>Il y a déjà assez de monde au repos.</translation>
    </message>
    <message>
        <source>Enter a number from {least} to {most}.</source>
        <translation>Entrez un nombre de {least} à {most}.</translation>
    </message>
    <message>
        <source>Enter a sum, a share such as 40 %, or a thing with a short name.</source>
        <translation>Entrez une somme, une part comme 40&#x202f;%, ou un objet au nom court.</translation>
    </message>
    <message>
        <source>Enter a sum, or a share such as 10 %.</source>
        <translation>Entrez une somme, ou une part comme 10&#x202f;%.</translation>
    </message>
    <message>
        <source>Enter a sum, such as 5 or 2.50.</source>
        <translation>Entrez une somme, comme 5 ou 2,50.</translation>
    </message>
    <message>
        <source>Enter the name of the club or hall.</source>
        <translatorcomment>terms: club</translatorcomment>
        <translation>Entrez le nom du club ou de la salle.</translation>
    </message>
    <message>
        <source>Enter the number of a card.</source>
        <translation>Entrez le numéro d’une carte.</translation>
    </message>
    <message>
        <source>Equals cut the cards for the prize: the lowest wins, and the ace is low.</source>
        <translation>Les ex æquo tirent une carte pour le prix&#xa0;: la plus basse gagne, et l’as est bas.</translation>
    </message>
    <message>
        <source>Equals for a prize</source>
        <translation>Égalité pour un prix</translation>
    </message>
    <message>
        <source>Equals play off for the prize; who will not play forfeits it.</source>
        <translation>Les ex æquo jouent la belle pour le prix&#x202f;; qui refuse de jouer le perd.</translation>
    </message>
    <message>
        <source>Equals share the prize.</source>
        <translation>Les ex æquo partagent le prix.</translation>
    </message>
    <message>
        <source>Evenings that count</source>
        <translation>Soirées qui comptent</translation>
    </message>
    <message>
        <source>Everybody has paid.</source>
        <translation>Tout le monde a payé.</translation>
    </message>
    <message>
        <source>Exchange seats…</source>
        <translation>Échanger des places…</translation>
    </message>
    <message>
        <source>Fill in all results</source>
        <translation>Faire répondre toutes les tables</translation>
    </message>
    <message>
        <source>Find partners</source>
        <translation>Trouver des partenaires</translation>
    </message>
    <message>
        <source>First deal</source>
        <translation>Première donne</translation>
    </message>
    <message>
        <source>First game: table {number}</source>
        <translation>Première partie&#xa0;: table {number}</translation>
    </message>
    <message>
        <source>For</source>
        <comment>whoever buys tickets</comment>
        <translation>Pour</translation>
    </message>
    <message>
        <source>For a high score; kept for the next evening until somebody has it</source>
        <translation>Pour un score élevé&#x202f;; reste pour la soirée suivante tant que personne ne l’a</translation>
    </message>
    <message>
        <source>For the winner, in percent</source>
        <translation>Pour le gagnant, en pour cent</translation>
    </message>
    <message>
        <source>For those who played every game and won the fewest</source>
        <translation>Pour qui a joué toutes les parties et en a gagné le moins</translation>
    </message>
    <message>
        <source>For whoever won every game whose number is drawn; kept likewise</source>
        <translation>Pour qui a gagné chaque partie dont le numéro est tiré&#x202f;; reste de même</translation>
    </message>
    <message>
        <source>Game {game} is played already.</source>
        <translation>La partie {game} est déjà jouée.</translation>
    </message>
    <message>
        <source>Game {number} of {games}</source>
        <translation>Partie {number} sur {games}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Games before people move</source>
        <translation>Parties avant de changer de table</translation>
    </message>
    <message>
        <source>Games won</source>
        <comment>above the scores</comment>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Go on with {name}</source>
        <translation>Continuer avec {name}</translation>
    </message>
    <message>
        <source>Goes from hand to hand; for whoever holds it at the end</source>
        <translation>Passe de main en main&#x202f;; pour qui le tient à la fin</translation>
    </message>
    <message>
        <source>Goes home</source>
        <translation>Rentre</translation>
    </message>
    <message>
        <source>Goes home, games do not count</source>
        <translation>Rentre, parties non comptées</translation>
    </message>
    <message>
        <source>Goes in each evening</source>
        <translation>Y entre chaque soirée</translation>
    </message>
    <message>
        <source>Has not paid</source>
        <translation>N’a pas payé</translation>
    </message>
    <message>
        <source>Has paid in all</source>
        <translation>A payé en tout</translation>
    </message>
    <message>
        <source>How are the names written? Keep “&amp;” between them.</source>
        <translation>Comment s’écrivent les noms&#x202f;? Gardez «&#xa0;&amp;&#xa0;» entre eux.</translation>
    </message>
    <message>
        <source>How is the name written?</source>
        <translation>Comment s’écrit le nom&#x202f;?</translation>
    </message>
    <message>
        <source>If a card is played against the rules, the organiser decides.</source>
        <translation>Si une carte est jouée contre les règles, l’organisateur décide.</translation>
    </message>
    <message>
        <source>If the tables do not come out even</source>
        <translation>Si les tables ne tombent pas juste</translation>
    </message>
    <message>
        <source>If two are first, the next are second.</source>
        <translation>Si deux sont premiers, les suivants sont deuxièmes.</translation>
    </message>
    <message>
        <source>If two are first, the next are third.</source>
        <translation>Si deux sont premiers, les suivants sont troisièmes.</translation>
    </message>
    <message>
        <source>In it from before</source>
        <translation>Déjà dedans</translation>
    </message>
    <message>
        <source>In the tin: {money}</source>
        <translation>En caisse&#xa0;: {money}</translation>
    </message>
    <message>
        <source>Over the evening a pair meets about {met} of {others} others.</source>
        <translation>Dans la soirée, une paire rencontre environ {met} des {others} autres.</translation>
    </message>
    <message>
        <source>Over the evening a player meets about {met} of {others} others.</source>
        <translation>Dans la soirée, un joueur rencontre environ {met} des {others} autres.</translation>
    </message>
    <message>
        <source>Over the evening a three meets about {met} of {others} others.</source>
        <translation>Dans la soirée, un trio rencontre environ {met} des {others} autres.</translation>
    </message>
    <message>
        <source>Is handed on with</source>
        <translation>Passe à un autre avec</translation>
    </message>
    <message>
        <source>Jackpot</source>
        <translation>Cagnotte</translation>
    </message>
    <message>
        <source>Keep apart from…</source>
        <translation>Séparer de…</translation>
    </message>
    <message>
        <source>Larger tables: {number}</source>
        <translation>Tables plus grandes&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser</translation>
    </message>
    <message>
        <source>Let the clock go on</source>
        <translation>Relancer l’horloge</translation>
    </message>
    <message>
        <source>Losers move on, winners stay</source>
        <translation>Les perdants avancent, les gagnants restent</translation>
    </message>
    <message>
        <source>Made-up names, one press a game, to see how it goes</source>
        <translation>Noms inventés, un clic par partie, pour voir comment ça se passe</translation>
    </message>
    <message>
        <source>May sit with {name}</source>
        <translation>Peut être avec {name}</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Membres</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation>Maldonne</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>above the name of a person</comment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of a member</source>
        <translation>Nom d’un membre</translation>
    </message>
    <message>
        <source>Name of the club or hall</source>
        <translatorcomment>terms: club</translatorcomment>
        <translation>Nom du club ou de la salle</translation>
    </message>
    <message>
        <source>Names</source>
        <comment>above the names of a pair</comment>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Names, with “&amp;” between partners</source>
        <translation>Noms, avec «&#xa0;&amp;&#xa0;» entre partenaires</translation>
    </message>
    <message>
        <source>New members: {names}</source>
        <translation>Nouveaux membres&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Partie suivante</translation>
    </message>
    <message>
        <source>No bell</source>
        <translation>Pas de cloche</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Pas d’horloge</translation>
    </message>
    <message>
        <source>No evening has begun.</source>
        <translation>Aucune soirée n’a commencé.</translation>
    </message>
    <message>
        <source>No evening is over yet.</source>
        <translation>Aucune soirée n’est encore terminée.</translation>
    </message>
    <message>
        <source>No longer a member: {name}</source>
        <translation>N’est plus membre&#xa0;: {name}</translation>
    </message>
    <message>
        <source>No longer partners</source>
        <translation>Plus partenaires</translation>
    </message>
    <message>
        <source>No table has the key {key}.</source>
        <translation>Aucune table n’a la touche {key}.</translation>
    </message>
    <message>
        <source>No ticket is sold yet.</source>
        <translation>Aucun billet n’est encore vendu.</translation>
    </message>
    <message>
        <source>Nobody has come yet.</source>
        <translation>Personne n’est encore venu.</translation>
    </message>
    <message>
        <source>Nobody is a member yet.</source>
        <translation>Personne n’est encore membre.</translation>
    </message>
    <message>
        <source>Nobody on the list has this name.</source>
        <translation>Personne sur la liste n’a ce nom.</translation>
    </message>
    <message>
        <source>Nobody on the list has this name. Leave the field empty for somebody else.</source>
        <translation>Personne sur la liste n’a ce nom. Laissez le champ vide pour quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>Nobody pays anything: {shares}</source>
        <translation>Personne ne paie rien&#xa0;: {shares}</translation>
    </message>
    <message>
        <source>Not paid yet: {names}</source>
        <translation>N’ont pas encore payé&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>Numbers drawn</source>
        <translation>Numéros tirés</translation>
    </message>
    <message>
        <source>Off the list: {names}</source>
        <translation>Retiré de la liste&#xa0;: {names}</translation>
    </message>
    <message>
        <source>On the list: {names}</source>
        <translation>Sur la liste&#xa0;: {names}</translation>
    </message>
    <message>
        <source>On the list: {names}. They play from game {number}.</source>
        <translation>Sur la liste&#xa0;: {names}. Ils jouent à partir de la partie {number}.</translation>
    </message>
    <message>
        <source>On the wall</source>
        <translation>Au mur</translation>
    </message>
    <message>
        <source>Only members have a place</source>
        <translation>Seuls les membres ont une place</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>instead of a table: sits out the first game</comment>
        <translation>Repos</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Pairs at a table</source>
        <translation>Paires par table</translation>
    </message>
    <message>
        <source>Pairs: {number}</source>
        <translation>Paires&#xa0;: {number}</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>People at a table</source>
        <translation>Joueurs par table</translation>
    </message>
    <message>
        <source>People: {number}</source>
        <translation>Joueurs&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>above the places of the results</comment>
        <translation>Place</translation>
    </message>
    <message>
        <source>Place everybody who was equal.</source>
        <translation>Placez tous ceux qui étaient à égalité.</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Places after equals</source>
        <translation>Places après une égalité</translation>
    </message>
    <message>
        <source>Places and prizes</source>
        <translation>Places et prix</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>Play has begun already.</source>
        <translation>On a déjà commencé.</translation>
    </message>
    <message>
        <source>Play has not begun.</source>
        <translation>On n’a pas encore commencé.</translation>
    </message>
    <message>
        <source>Playing alone: {number}</source>
        <translation>Jouent seuls&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Plays with…</source>
        <translation>Joue avec…</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>above the scores</comment>
        <translation>Points</translation>
    </message>
    <message>
        <source>Pots and draws</source>
        <translation>Cagnottes et tirages</translation>
    </message>
    <message>
        <source>Press a name to take it off the list.</source>
        <translation>Appuyez sur un nom pour le retirer de la liste.</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Prize</source>
        <comment>a sum, a share or a thing</comment>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Prize for the lowest score</source>
        <translation>Prix du score le plus bas</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Prizes and rules</source>
        <translation>Prix et règles</translation>
    </message>
    <message>
        <source>Prizes for places</source>
        <translation>Prix pour les places</translation>
    </message>
    <message>
        <source>Raffle</source>
        <translation>Tombola</translation>
    </message>
    <message numerus="yes">
        <source>Raffle: {number} tickets, {money}</source>
        <translation>
            <numerusform>Tombola&#xa0;: {number} billet, {money}</numerusform>
            <numerusform>Tombola&#xa0;: {number} billets, {money}</numerusform>
        </translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Retirer {name}</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Results as CSV…</source>
        <translation>Résultats en CSV…</translation>
    </message>
    <message>
        <source>Ring a bell</source>
        <translation>Sonner la cloche</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rules of the evening</source>
        <translation>Règles de la soirée</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Enregistré.</translation>
    </message>
    <message>
        <source>Score cards</source>
        <translation>Cartes de score</translation>
    </message>
    <message>
        <source>Score that wins it</source>
        <translation>Score qui la gagne</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Seat and begin</source>
        <translation>Donner les places et commencer</translation>
    </message>
    <message>
        <source>Seating list</source>
        <translation>Liste des places</translation>
    </message>
    <message>
        <source>Sell them</source>
        <translation>Vendre</translation>
    </message>
    <message>
        <source>Sits out the first game</source>
        <translation>Au repos à la première partie</translation>
    </message>
    <message>
        <source>Sitting out a game</source>
        <translation>Au repos pour une partie</translation>
    </message>
    <message>
        <source>Sitting out can count as one game won at most.</source>
        <translation>Un repos compte au plus comme une partie gagnée.</translation>
    </message>
    <message>
        <source>Sitting out each game: {number}</source>
        <translation>Au repos à chaque partie&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Sitting out: {names}</source>
        <translation>Au repos&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Smaller tables: {number}</source>
        <translation>Tables plus petites&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Some sit out by turns</source>
        <translation>Certains se reposent à tour de rôle</translation>
    </message>
    <message>
        <source>Some tables are larger</source>
        <translation>Quelques tables sont plus grandes</translation>
    </message>
    <message>
        <source>Some tables are smaller</source>
        <translation>Quelques tables sont plus petites</translation>
    </message>
    <message>
        <source>Somebody else for {name}…</source>
        <translation>Remplacer {name}…</translation>
    </message>
    <message>
        <source>Sound is off in the settings: nobody would hear the bell.</source>
        <translation>Le son est désactivé dans les réglages&#xa0;: personne n’entendrait la cloche.</translation>
    </message>
    <message>
        <source>Split it</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Spreadsheets (*.csv)</source>
        <translation>Tableurs (*.csv)</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Lancer l’horloge</translation>
    </message>
    <message>
        <source>Stop the clock</source>
        <translation>Arrêter l’horloge</translation>
    </message>
    <message>
        <source>Substitutes</source>
        <translation>Remplaçants</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>above the number of a table</comment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Table cards</source>
        <translation>Cartes de table</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Table {number}</translation>
    </message>
    <message>
        <source>Table {number} is full already.</source>
        <translation>La table {number} est déjà complète.</translation>
    </message>
    <message>
        <source>Table {number} is still playing.</source>
        <translation>La table {number} joue encore.</translation>
    </message>
    <message>
        <source>Table {number}, key {key}</source>
        <translation>Table {number}, touche {key}</translation>
    </message>
    <message>
        <source>Table {number}: no result.</source>
        <translation>Table {number}&#xa0;: pas de résultat.</translation>
    </message>
    <message>
        <source>Table {number}: who won?</source>
        <translation>Table {number}&#xa0;: qui a gagné&#x202f;?</translation>
    </message>
    <message>
        <source>Table {number}: {names} won.</source>
        <translation>Table {number}&#xa0;: victoire {names:de}.</translation>
    </message>
    <message>
        <source>Table {number}: {points}.</source>
        <translation>Table {number}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Table {table} has another number of players.</source>
        <translation>La table {table} a un autre nombre de joueurs.</translation>
    </message>
    <message>
        <source>Table {table} is still playing.</source>
        <translation>La table {table} joue encore.</translation>
    </message>
    <message>
        <source>Table {table} needs the points of all who sit there.</source>
        <translation>Table {table}&#xa0;: il faut les points de tous.</translation>
    </message>
    <message>
        <source>Tables with another number of players: {numbers}</source>
        <translation>Tables au nombre de joueurs différent&#xa0;: {numbers}</translation>
    </message>
    <message>
        <source>Tables {numbers} are still playing.</source>
        <translation>Les tables {numbers} jouent encore.</translation>
    </message>
    <message>
        <source>Tables: {number}</source>
        <translation>Tables&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>Retirer de la liste</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>That is too many to play together.</source>
        <translation>C’est trop pour jouer ensemble.</translation>
    </message>
    <message>
        <source>The best: {number}</source>
        <translation>Les meilleures&#xa0;: {number}</translation>
    </message>
    <message>
        <source>The cards are cut for the first deal.</source>
        <translation>On tire une carte pour la première donne.</translation>
    </message>
    <message>
        <source>The cards cut: {cards}</source>
        <translation>Cartes coupées&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>The cookie jar draws more numbers than there are games.</source>
        <translation>On pioche dans la boîte à biscuits plus de numéros qu’il n’y a de parties.</translation>
    </message>
    <message numerus="yes">
        <source>The cookie jar is for whoever won all of {number} games that are drawn.</source>
        <translation>
            <numerusform>La boîte à biscuits est pour qui a gagné la partie tirée au sort.</numerusform>
            <numerusform>La boîte à biscuits est pour qui a gagné toutes les {number} parties tirées au sort.</numerusform>
        </translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>La soirée</translation>
    </message>
    <message>
        <source>The evening is not over yet.</source>
        <translation>La soirée n’est pas encore finie.</translation>
    </message>
    <message>
        <source>The evening is over.</source>
        <translation>La soirée est finie.</translation>
    </message>
    <message>
        <source>The evenings that are over, added up: {number}</source>
        <translation>Les soirées terminées, additionnées&#xa0;: {number}</translation>
    </message>
    <message>
        <source>The file of this club is full. Begin a new club.</source>
        <translatorcomment>terms: club</translatorcomment>
        <translation>Le fichier de ce club est plein. Commencez un nouveau club.</translation>
    </message>
    <message>
        <source>The first seats</source>
        <translation>Les premières places</translation>
    </message>
    <message>
        <source>The game after</source>
        <translation>Partie d’après</translation>
    </message>
    <message>
        <source>The game before</source>
        <translation>Partie d’avant</translation>
    </message>
    <message numerus="yes">
        <source>The jackpot is for {number} games won.</source>
        <translation>
            <numerusform>La cagnotte est pour {number} partie gagnée.</numerusform>
            <numerusform>La cagnotte est pour {number} parties gagnées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The jackpot is for {number} points.</source>
        <translation>
            <numerusform>La cagnotte est pour {number} point.</numerusform>
            <numerusform>La cagnotte est pour {number} points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of members is full.</source>
        <translation>La liste des membres est pleine.</translation>
    </message>
    <message>
        <source>The money</source>
        <translation>L’argent</translation>
    </message>
    <message>
        <source>The organiser plays</source>
        <translation>L’organisateur joue</translation>
    </message>
    <message>
        <source>The prizes come to {count} % of the tin.</source>
        <translation>Les prix font {count}&#x202f;% de la caisse.</translation>
    </message>
    <message>
        <source>The raffle: a ticket is {money}; the winner has {percent} % of what is sold.</source>
        <translation>La tombola&#xa0;: un billet coûte {money}&#x202f;; le gagnant a {percent}&#x202f;% de la vente.</translation>
    </message>
    <message>
        <source>The tin is short for the prizes.</source>
        <translation>La caisse ne suffit pas pour les prix.</translation>
    </message>
    <message>
        <source>The travelling prize is handed on with {what}.</source>
        <translation>Le prix qui tourne passe à un autre avec {what}.</translation>
    </message>
    <message>
        <source>The travelling prize is with card</source>
        <translation>Le prix qui tourne est à la carte</translation>
    </message>
    <message>
        <source>The winners of the last game deal first.</source>
        <translation>Les gagnants de la dernière partie donnent les premiers.</translation>
    </message>
    <message>
        <source>There are too few to fill a table.</source>
        <translation>Il n’y a pas assez de monde pour une table.</translation>
    </message>
    <message>
        <source>There is no card {side}.</source>
        <translation>Il n’y a pas de carte {side}.</translation>
    </message>
    <message>
        <source>There is no game {game}.</source>
        <translation>Il n’y a pas de partie {game}.</translation>
    </message>
    <message>
        <source>There is no such evening.</source>
        <translation>Cette soirée n’existe pas.</translation>
    </message>
    <message>
        <source>There is no table {table}.</source>
        <translation>Il n’y a pas de table {table}.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>There is room for nine at a table.</source>
        <translation>Une table a de la place pour neuf.</translation>
    </message>
    <message>
        <source>These are no longer equal.</source>
        <translation>Ils ne sont plus à égalité.</translation>
    </message>
    <message>
        <source>These two have no other seats to exchange.</source>
        <translation>Ces deux-là n’ont pas d’autres places à échanger.</translation>
    </message>
    <message>
        <source>They play for the house: only where a table needs them, and for no prize</source>
        <translation>Jouent pour la salle&#xa0;: seulement s’il manque du monde à une table, et sans prix</translation>
    </message>
    <message>
        <source>This cannot be changed once people play.</source>
        <translation>Cela ne peut plus changer une fois que l’on joue.</translation>
    </message>
    <message>
        <source>This cannot be saved: {reason}</source>
        <translation>Impossible à garder&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>This club is open in another window. Close it there first.</source>
        <translatorcomment>terms: club</translatorcomment>
        <translation>Ce club est ouvert dans une autre fenêtre. Fermez-le d’abord là-bas.</translation>
    </message>
    <message>
        <source>This evening has none of these.</source>
        <translation>Il n’y a rien de tel ce soir.</translation>
    </message>
    <message>
        <source>This is too long. Shorten it.</source>
        <translation>C’est trop long. Raccourcissez.</translation>
    </message>
    <message>
        <source>This name is too long. Shorten it.</source>
        <translation>Ce nom est trop long. Raccourcissez-le.</translation>
    </message>
    <message>
        <source>This person is no longer on the list.</source>
        <translation>Cette personne n’est plus sur la liste.</translation>
    </message>
    <message>
        <source>Those seats are for other people than are here.</source>
        <translation>Ces places sont pour d’autres que ceux qui sont là.</translation>
    </message>
    <message>
        <source>Those who played together</source>
        <translation>Ceux qui ont joué ensemble</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Trios</translation>
    </message>
    <message>
        <source>Threes at a table</source>
        <translation>Trios par table</translation>
    </message>
    <message>
        <source>Threes: {number}</source>
        <translation>Trios&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Ticket {last}</source>
        <translation>Billet {last}</translation>
    </message>
    <message>
        <source>Ticket {number} wins {money}.</source>
        <translation>Le billet {number} gagne {money}.</translation>
    </message>
    <message>
        <source>Ticket {number} wins {money}: {name}</source>
        <translation>Le billet {number} gagne {money}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Billets</translation>
    </message>
    <message>
        <source>Tickets {first} to {last}</source>
        <translation>Billets {first} à {last}</translation>
    </message>
    <message>
        <source>Tickets, apart from the tin</source>
        <translation>Des billets, à part de la caisse</translation>
    </message>
    <message>
        <source>Time for a game</source>
        <translation>Durée d’une partie</translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Le temps est écoulé.</translation>
    </message>
    <message>
        <source>To the prizes</source>
        <translation>Aux prix</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Travelling prize</source>
        <translation>Prix qui tourne</translation>
    </message>
    <message>
        <source>Trial evening</source>
        <translation>Soirée d’essai</translation>
    </message>
    <message>
        <source>Twenty-Five · Card drive</source>
        <translation>Vingt-cinq · Soirée de cartes</translation>
    </message>
    <message>
        <source>Type a name, or two with “&amp;” between them, then press Enter.</source>
        <translation>Tapez un nom, ou deux avec «&#xa0;&amp;&#xa0;» entre eux, puis appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Wentworth: points, drawn anew each game</source>
        <translation>Wentworth&#xa0;: points, tirage nouveau à chaque partie</translation>
    </message>
    <message>
        <source>When time is up</source>
        <translation>À la fin du temps</translation>
    </message>
    <message>
        <source>Which table did {names} draw? From 1 to {tables}, or 0 to sit out.</source>
        <translation>Quelle table pour {names}&#x202f;? De 1 à {tables}, ou 0 au repos.</translation>
    </message>
    <message>
        <source>Which table did {names} draw? From 1 to {tables}.</source>
        <translation>Quelle table pour {names}&#x202f;? De 1 à {tables}.</translation>
    </message>
    <message>
        <source>Who change seats? Press both.</source>
        <translation>Qui échange ses places&#x202f;? Appuyez sur les deux.</translation>
    </message>
    <message>
        <source>Who changes seats with {names}?</source>
        <translation>Qui échange sa place avec {names}&#x202f;?</translation>
    </message>
    <message>
        <source>Who has come</source>
        <translation>Qui est venu</translation>
    </message>
    <message>
        <source>Who has paid</source>
        <translation>Qui a payé</translation>
    </message>
    <message>
        <source>Who is not to sit with {names}? Press them on the list.</source>
        <translation>Qui ne doit pas être à la même table que {names}&#x202f;? Appuyez sur ce nom dans la liste.</translation>
    </message>
    <message>
        <source>Who plays a card against the rules loses the game.</source>
        <translation>Qui joue une carte contre les règles perd la partie.</translation>
    </message>
    <message>
        <source>Who plays together</source>
        <translation>Qui joue ensemble</translation>
    </message>
    <message>
        <source>Who plays with {names}? Press them on the list.</source>
        <translation>Qui joue avec {names}&#x202f;? Appuyez sur ce nom dans la liste.</translation>
    </message>
    <message>
        <source>Who sits out a game is given it as won.</source>
        <translation>Une partie au repos compte comme gagnée.</translation>
    </message>
    <message numerus="yes">
        <source>Who sits out a game is given {number} points.</source>
        <translation>
            <numerusform>Une partie au repos vaut {number} point.</numerusform>
            <numerusform>Une partie au repos vaut {number} points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who takes over the card of {name}?</source>
        <translation>Qui reprend la carte de {name}&#x202f;?</translation>
    </message>
    <message>
        <source>Winners go up, losers go down</source>
        <translation>Les gagnants montent, les perdants descendent</translation>
    </message>
    <message>
        <source>Winners move on, losers stay</source>
        <translation>Les gagnants avancent, les perdants restent</translation>
    </message>
    <message>
        <source>With “{movement}” it would be about {met}.</source>
        <translation>Avec «&#xa0;{movement}&#xa0;», ce serait environ {met}.</translation>
    </message>
    <message>
        <source>Without a partner: {names}</source>
        <translation>Sans partenaire&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Without a partner: {number}</source>
        <translation>Sans partenaire&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Your clubs</source>
        <translatorcomment>terms: club</translatorcomment>
        <translation>Vos clubs</translation>
    </message>
    <message>
        <source>Your own choices</source>
        <translation>Vos propres choix</translation>
    </message>
    <message>
        <source>card {number}</source>
        <translation>carte {number}</translation>
    </message>
    <message>
        <source>cookie jar</source>
        <comment>what stays in it</comment>
        <translation>la boîte à biscuits</translation>
    </message>
    <message>
        <source>for the house</source>
        <translation>pour la salle</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>parties gagnées</translation>
    </message>
    <message>
        <source>gone home</source>
        <translation>rentré</translation>
    </message>
    <message>
        <source>gone home, games do not count</source>
        <translation>rentré, parties non comptées</translation>
    </message>
    <message>
        <source>handed on with {what}</source>
        <translation>passe à un autre avec {what}</translation>
    </message>
    <message>
        <source>jackpot</source>
        <comment>what stays in it</comment>
        <translation>la cagnotte</translation>
    </message>
    <message>
        <source>kept apart from {names}</source>
        <translation>séparé de {names}</translation>
    </message>
    <message>
        <source>key {key}</source>
        <translation>touche {key}</translation>
    </message>
    <message>
        <source>meets about {met} of {others} others</source>
        <translation>rencontre environ {met} autres sur {others}</translation>
    </message>
    <message>
        <source>needs a partner</source>
        <translation>cherche un partenaire</translation>
    </message>
    <message>
        <source>no prizes</source>
        <translation>aucun prix</translation>
    </message>
    <message numerus="yes">
        <source>of {number} games</source>
        <translation>
            <numerusform>sur {number} partie</numerusform>
            <numerusform>sur {number} parties</numerusform>
        </translation>
    </message>
    <message>
        <source>paid</source>
        <translation>payé</translation>
    </message>
    <message>
        <source>place {number}</source>
        <translation>{number:ordf} place</translation>
    </message>
    <message>
        <source>plays from game {number}</source>
        <translation>joue à partir de la partie {number}</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>au repos</translation>
    </message>
    <message>
        <source>still playing</source>
        <translation>joue encore</translation>
    </message>
    <message>
        <source>table {number}</source>
        <translation>table {number}</translation>
    </message>
    <message>
        <source>the cookie jar</source>
        <translation>la boîte à biscuits</translation>
    </message>
    <message>
        <source>the jackpot</source>
        <translation>la cagnotte</translation>
    </message>
    <message>
        <source>the lowest score</source>
        <translation>le score le plus bas</translation>
    </message>
    <message>
        <source>the points of each</source>
        <translation>les points de chacun</translation>
    </message>
    <message>
        <source>the tin is {money} short</source>
        <translation>il manque {money} en caisse</translation>
    </message>
    <message>
        <source>the travelling prize</source>
        <translation>le prix qui tourne</translation>
    </message>
    <message>
        <source>who won</source>
        <translation>qui a gagné</translation>
    </message>
    <message>
        <source>{card} for {names}</source>
        <translation>{card} pour {names}</translation>
    </message>
    <message>
        <source>{money} cookie jar</source>
        <comment>a prize in a list of prizes</comment>
        <translation>{money} boîte à biscuits</translation>
    </message>
    <message>
        <source>{money} first</source>
        <comment>a prize in a list of prizes</comment>
        <translation>{money} au premier</translation>
    </message>
    <message>
        <source>{money} for later places</source>
        <translation>{money} aux places suivantes</translation>
    </message>
    <message>
        <source>{money} for the hall</source>
        <translation>{money} pour la salle</translation>
    </message>
    <message>
        <source>{money} for the lowest score</source>
        <translation>{money} au score le plus bas</translation>
    </message>
    <message>
        <source>{money} for {names}: {what}</source>
        <translation>{money} pour {names}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{money} from the evenings before</source>
        <translation>{money} des soirées d’avant</translation>
    </message>
    <message numerus="yes">
        <source>{money} if {number} come: {shares}</source>
        <translation>
            <numerusform>{money} s’il vient {number} personne&#xa0;: {shares}</numerusform>
            <numerusform>{money} s’il vient {number} personnes&#xa0;: {shares}</numerusform>
        </translation>
    </message>
    <message>
        <source>{money} in the tin: {shares}</source>
        <translation>{money} en caisse&#xa0;: {shares}</translation>
    </message>
    <message>
        <source>{money} jackpot</source>
        <comment>a prize in a list of prizes</comment>
        <translation>{money} cagnotte</translation>
    </message>
    <message>
        <source>{money} once everybody has paid: {shares}</source>
        <translation>{money} quand tous auront payé&#xa0;: {shares}</translation>
    </message>
    <message>
        <source>{money} second</source>
        <comment>a prize in a list of prizes</comment>
        <translation>{money} au deuxième</translation>
    </message>
    <message>
        <source>{money} stays in the {pot}</source>
        <translation>{money} reste dans {pot}</translation>
    </message>
    <message>
        <source>{money} third</source>
        <comment>a prize in a list of prizes</comment>
        <translation>{money} au troisième</translation>
    </message>
    <message>
        <source>{money} travelling prize</source>
        <comment>a prize in a list of prizes</comment>
        <translation>{money} prix qui tourne</translation>
    </message>
    <message>
        <source>{names} are equal, for {money}.</source>
        <translation>{names} sont à égalité, pour {money}.</translation>
    </message>
    <message>
        <source>{names} came next</source>
        <translation>Ensuite, {names}</translation>
    </message>
    <message>
        <source>{names} cut the lowest card.</source>
        <translation>La carte la plus basse va à {names}.</translation>
    </message>
    <message>
        <source>{names} will not play</source>
        <translation>{names} ne jouent pas</translation>
    </message>
    <message>
        <source>{names} won the play-off</source>
        <translation>{names} ont gagné la belle</translation>
    </message>
    <message>
        <source>{name} has paid {money}.</source>
        <translation>{name} a payé {money}.</translation>
    </message>
    <message>
        <source>{name} is a member already.</source>
        <translation>{name} est déjà membre.</translation>
    </message>
    <message>
        <source>{name} is in this line twice. Add a letter to tell them apart.</source>
        <translation>{name} figure deux fois sur cette ligne. Ajoutez une lettre pour les distinguer.</translation>
    </message>
    <message>
        <source>{name} is not a member.</source>
        <translation>{name} n’est pas membre.</translation>
    </message>
    <message numerus="yes">
        <source>{number} minutes</source>
        <translation>
            <numerusform>{number} minute</numerusform>
            <numerusform>{number} minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} tables are still playing.</source>
        <translation>
            <numerusform>{number} table joue encore.</numerusform>
            <numerusform>{number} tables jouent encore.</numerusform>
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
        <translation>{one} et {other} ont échangé leurs places.</translation>
    </message>
    <message>
        <source>{percent} % of the tin</source>
        <translation>{percent}&#x202f;% de la caisse</translation>
    </message>
    <message>
        <source>{person} and {other} could not be parted.</source>
        <translation>Impossible de séparer {person} et {other}.</translation>
    </message>
    <message>
        <source>{person} has a card already.</source>
        <translation>{person} a déjà une carte.</translation>
    </message>
    <message>
        <source>{person} has no partner yet.</source>
        <translation>{person} n’a pas encore de partenaire.</translation>
    </message>
    <message>
        <source>{person} is on the list already. Add a letter to tell them apart.</source>
        <translation>{person} est déjà sur la liste. Ajoutez une lettre pour les distinguer.</translation>
    </message>
    <message>
        <source>{person} is there twice.</source>
        <translation>{person} y est deux fois.</translation>
    </message>
    <message>
        <source>{prize}, shared</source>
        <comment>a prize that equals share</comment>
        <translation>{prize}, en partage</translation>
    </message>
    <message>
        <source>{tickets}: {name}</source>
        <translation>{tickets}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{time} left</source>
        <comment>of the time for a game, as 4:05</comment>
        <translation>Encore {time}</translation>
    </message>
</context>
<context>
    <name>drive phones</name>
    <message>
        <source>A phone at a table says who won, and shows where to go next.</source>
        <translation>Un téléphone à la table dit qui a gagné et montre où aller ensuite.</translation>
    </message>
    <message>
        <source>Answers taken: {number}.</source>
        <translation>Réponses acceptées&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>Ask them</source>
        <translation>À demander</translation>
    </message>
    <message>
        <source>If this computer is given another address, phones that are in find it by themselves. Others scan the code on this page.</source>
        <translation>Si cet ordinateur reçoit une autre adresse, les téléphones déjà présents le retrouvent d’eux-mêmes. Les autres scannent le code de cette page.</translation>
    </message>
    <message>
        <source>No answer to take</source>
        <translation>Aucune réponse à accepter</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>Pas encore de réponse</translation>
    </message>
    <message>
        <source>One answer waits until you take it. Two pairs that agree enter their result themselves.</source>
        <translation>Une seule réponse attend que vous l’acceptiez. Deux paires d’accord inscrivent elles-mêmes leur résultat.</translation>
    </message>
    <message>
        <source>Opening the phones…</source>
        <translation>Ouverture aux téléphones…</translation>
    </message>
    <message>
        <source>Phones here: {number}</source>
        <translation>Téléphones présents&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Phones of the tables</source>
        <translation>Téléphones des tables</translation>
    </message>
    <message>
        <source>Print the table cards</source>
        <translation>Imprimer les cartes de table</translation>
    </message>
    <message>
        <source>Scan this to say who won. If it does not open, scan the code at the organiser’s desk.</source>
        <translation>Scannez ce code pour dire qui a gagné. S’il ne s’ouvre pas, scannez celui de la table de l’organisateur.</translation>
    </message>
    <message>
        <source>Scan this with a phone on the same Wi-Fi, or type this into its browser:</source>
        <translation>Scannez ceci avec un téléphone du même Wi-Fi, ou tapez ceci dans son navigateur&#xa0;:</translation>
    </message>
    <message>
        <source>Switch the phones on before you print the table cards: each then has the code of its table.</source>
        <translation>Activez les téléphones avant d’imprimer les cartes de table&#xa0;: chacune porte alors le code de sa table.</translation>
    </message>
    <message>
        <source>Switch the phones on first.</source>
        <translation>Activez d’abord les téléphones.</translation>
    </message>
    <message>
        <source>Table {number} gives two answers: ask them.</source>
        <translation>La table {number} donne deux réponses&#xa0;: demandez-leur.</translation>
    </message>
    <message>
        <source>Table {number}, {says}</source>
        <comment>table 3, A: B won</comment>
        <translation>Table {number}, {says}</translation>
    </message>
    <message>
        <source>Tables {numbers} give two answers: ask them.</source>
        <translation>Les tables {numbers} donnent deux réponses&#xa0;: demandez-leur.</translation>
    </message>
    <message>
        <source>Take all answers: {number}</source>
        <translation>Accepter toutes les réponses&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Take {what}</source>
        <comment>what one phone has said of the points: A: 55, 30</comment>
        <translation>Accepter {what}</translation>
    </message>
    <message>
        <source>The codes stay good all evening, even if the program is started again.</source>
        <translation>Les codes restent valables toute la soirée, même si le programme est relancé.</translation>
    </message>
    <message>
        <source>The phones cannot be remembered in {place} ({reason}). If the program ends, print the table cards again.</source>
        <translation>Les téléphones ne peuvent pas être retenus dans {place} ({reason}). Si le programme se termine, imprimez de nouveau les cartes de table.</translation>
    </message>
    <message>
        <source>take it</source>
        <comment>an answer that one phone has given, to enter it</comment>
        <translation>accepter</translation>
    </message>
    <message>
        <source>{letters} say so</source>
        <comment>this pair has won, as the pairs with these letters say</comment>
        <translation>selon {letters}</translation>
    </message>
    <message>
        <source>{letter} says so</source>
        <comment>this pair has won, as the pair with that letter says</comment>
        <translation>selon {letter}</translation>
    </message>
    <message>
        <source>{letter} won</source>
        <comment>what the pair A says: B won</comment>
        <translation>{letter} a gagné</translation>
    </message>
</context>
<context>
    <name>drop-down</name>
    <message>
        <source>Opens a list of answers</source>
        <translation>Ouvre une liste de réponses</translation>
    </message>
    <message>
        <source>{question}: {answer}</source>
        <translation>{question}&#xa0;: {answer}</translation>
    </message>
</context>
<context>
    <name>ending</name>
    <message>
        <source>A jink that came off.</source>
        <translation>Une vole réussie.</translation>
    </message>
    <message>
        <source>All five tricks of the last deal.</source>
        <translation>Les cinq levées de la dernière donne.</translation>
    </message>
    <message>
        <source>Deal {number} turned it: {gains}.</source>
        <translation>La donne {number} a tout changé&#xa0;: {gains}.</translation>
    </message>
    <message>
        <source>Every trick of the last deal.</source>
        <translation>Toutes les levées de la dernière donne.</translation>
    </message>
    <message numerus="yes">
        <source>From {number} points behind.</source>
        <translation>
            <numerusform>Après {number} point de retard.</numerusform>
            <numerusform>Après {number} points de retard.</numerusform>
        </translation>
    </message>
    <message>
        <source>In trick {trick} you kept {card} back, and {name} won it with {other}.</source>
        <translation>À la levée {trick}, vous avez gardé {card:the}, et {name} l’a faite avec {other:the}.</translation>
    </message>
    <message>
        <source>Look back at deal {number}</source>
        <translation>Revoir la donne {number}</translation>
    </message>
    <message>
        <source>Look back at trick {trick}</source>
        <translation>Revoir la levée {trick}</translation>
    </message>
    <message>
        <source>The last pool won it.</source>
        <translation>La dernière poule a fait la différence.</translation>
    </message>
    <message>
        <source>Your first win at the easy level.</source>
        <translation>Votre première victoire au niveau facile.</translation>
    </message>
    <message>
        <source>Your first win at the expert level.</source>
        <translation>Votre première victoire au niveau expert.</translation>
    </message>
    <message>
        <source>Your first win at the hard level.</source>
        <translation>Votre première victoire au niveau difficile.</translation>
    </message>
    <message>
        <source>Your first win at the medium level.</source>
        <translation>Votre première victoire au niveau moyen.</translation>
    </message>
    <message>
        <source>Your first win.</source>
        <translation>Votre première victoire.</translation>
    </message>
    <message>
        <source>{name} won it in trick {trick}, with {card}.</source>
        <translation>{name} a gagné à la levée {trick}, avec {card:the}.</translation>
    </message>
    <message numerus="yes">
        <source>{number} wins in a row.</source>
        <translation>
            <numerusform>{number} victoire d’affilée.</numerusform>
            <numerusform>{number} victoires d’affilée.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>evening</name>
    <message numerus="yes">
        <source>2 to 10 names, separated by commas, each of up to {number} letters.</source>
        <translation>
            <numerusform>De 2 à 10 noms séparés par des virgules, de {number} lettre au plus.</numerusform>
            <numerusform>De 2 à 10 noms séparés par des virgules, de {number} lettres au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>A deal appears here once everybody has played it; each player sees it as soon as they have.</source>
        <translatorcomment>terms: player</translatorcomment>
        <translation>Une donne est montrée ici dès que tous l’ont jouée, et à chacun dès qu’il l’a jouée.</translation>
    </message>
    <message>
        <source>A result from {name} was refused: {reason}. Nothing else has changed.</source>
        <translation>Un résultat {name:de} a été refusé&#xa0;: {reason}. Rien d’autre n’a changé.</translation>
    </message>
    <message>
        <source>An evening of the same cards for all is being shared here. Join it in the program on another computer.</source>
        <translation>Une soirée à cartes égales est partagée ici. Rejoignez-la dans le programme sur un autre ordinateur.</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <translation>Ajouter {name}</translation>
    </message>
    <message>
        <source>All deals are played. {names} share first place.</source>
        <translation>Toutes les donnes sont jouées. {names} partagent la première place.</translation>
    </message>
    <message>
        <source>All deals are played. {names} win.</source>
        <translation>Toutes les donnes sont jouées. {names} gagnent.</translation>
    </message>
    <message>
        <source>All deals are played. {names} wins.</source>
        <translation>Toutes les donnes sont jouées. {names} gagne.</translation>
    </message>
    <message>
        <source>Another evening</source>
        <translation>Une autre soirée</translation>
    </message>
    <message>
        <source>At other computers: {names}.</source>
        <translation>Sur d’autres ordinateurs&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Begin the evening</source>
        <translation>Commencer la soirée</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Cover and pass on</source>
        <translation>Cacher et passer l’écran</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Each against the computer</source>
        <translation>Chacun contre l’ordinateur</translation>
    </message>
    <message>
        <source>Everybody meets everybody (Howell)</source>
        <translation>Chacun rencontre chacun (Howell)</translation>
    </message>
    <message>
        <source>Each pair against the computer</source>
        <translation>Chaque paire contre l’ordinateur</translation>
    </message>
    <message numerus="yes">
        <source>Enter at least {number} names.</source>
        <translation>
            <numerusform>Entrez au moins {number} nom.</numerusform>
            <numerusform>Entrez au moins {number} noms.</numerusform>
        </translation>
    </message>
    <message>
        <source>Evening of {date}</source>
        <translation>Soirée du {date}</translation>
    </message>
    <message>
        <source>Evenings (*.twentyfive-evening)</source>
        <translation>Soirées (*.twentyfive-evening)</translation>
    </message>
    <message>
        <source>Evenings so far</source>
        <translation>Soirées jusqu’ici</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Everybody for themselves</source>
        <translation>Chacun pour soi</translation>
    </message>
    <message>
        <source>Everybody plays the same deals, in the same seat, against the same computer players. That shows who made the most of the cards: luck no longer decides.</source>
        <translation>Tout le monde joue les mêmes donnes, à la même place, contre les mêmes joueurs virtuels. On voit ainsi qui a tiré le plus de ses cartes, et la chance ne décide plus.</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exporter en CSV…</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Give the evening a name, or a shorter one.</source>
        <translation>Donnez à la soirée un nom plus court, ou un nom.</translation>
    </message>
    <message>
        <source>Go on with deal {deal}</source>
        <translation>Continuer la donne {deal}</translation>
    </message>
    <message>
        <source>Half of you stay, half move (Mitchell)</source>
        <translation>La moitié reste, la moitié change de table (Mitchell)</translation>
    </message>
    <message>
        <source>How they did</source>
        <translation>Comment</translation>
    </message>
    <message>
        <source>I am {name}: go on with deal {deal}</source>
        <translation>Je suis {name}&#xa0;: continuer la donne {deal}</translation>
    </message>
    <message>
        <source>I am {name}: play deal {deal}</source>
        <translation>Je suis {name}&#xa0;: jouer la donne {deal}</translation>
    </message>
    <message>
        <source>In pairs</source>
        <translation>Par paires</translation>
    </message>
    <message>
        <source>Leave the host’s evening</source>
        <translation>Quitter la soirée de l’hôte</translation>
    </message>
    <message>
        <source>Look back: {name}</source>
        <translation>Revoir&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <translation>Points de match</translation>
    </message>
    <message>
        <source>Merge a copy…</source>
        <translation>Fusionner une copie…</translation>
    </message>
    <message>
        <source>Best possible matchpoints</source>
        <translation>Le plus de points de match</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of the evening</source>
        <translation>Nom de la soirée</translation>
    </message>
    <message>
        <source>Names of those who play</source>
        <translation>Noms de ceux qui jouent</translation>
    </message>
    <message>
        <source>One of you has no partner: enter an even number of names.</source>
        <translation>L’un de vous n’a pas de partenaire&#xa0;: entrez un nombre pair de noms.</translation>
    </message>
    <message>
        <source>Only {names} should look at the screen now.</source>
        <translation>Seuls {names} devraient regarder l’écran maintenant.</translation>
    </message>
    <message>
        <source>Only {name} should look now: others still have these deals to play.</source>
        <translation>{name} devrait regarder sans témoin&#xa0;: d’autres ont encore ces donnes à jouer.</translation>
    </message>
    <message>
        <source>Open or merge a file…</source>
        <translation>Ouvrir ou fusionner un fichier…</translation>
    </message>
    <message>
        <source>Open or merge an evening</source>
        <translation>Ouvrir ou fusionner une soirée</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Or before their turn</source>
        <translation>Ou avant leur tour</translation>
    </message>
    <message>
        <source>Others choose “Join a game” on their computers and type the code {code}. If nothing is listed there: {addresses}.</source>
        <translation>Les autres choisissent «&#xa0;Rejoindre une partie&#xa0;» sur leur ordinateur et tapent le code {code}. Si rien n’y est affiché&#xa0;: {addresses}.</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Put partners next to each other: the first two are a pair, and so on.</source>
        <translation>Les partenaires se suivent&#xa0;: les deux premiers forment une paire, et ainsi de suite.</translation>
    </message>
    <message>
        <source>Pass to {names}</source>
        <translation>Passez l’écran à {names}</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Pourcentage</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Play deal {deal}</source>
        <translation>Jouer la donne {deal}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Ranking of those who move</source>
        <translation>Classement de ceux qui changent de table</translation>
    </message>
    <message>
        <source>Ranking of those who stay</source>
        <translation>Classement de ceux qui restent</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: {who}.</source>
        <translation>Tour {round}, table {table}&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>Same cards for all</source>
        <translation>Mêmes cartes pour tous</translation>
    </message>
    <message>
        <source>Same cards for all: {name}</source>
        <translation>Mêmes cartes pour tous&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Save a copy to hand on…</source>
        <translation>Enregistrer une copie à transmettre…</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>Enregistré sous {path}.</translation>
    </message>
    <message>
        <source>Share on the home network</source>
        <translation>Partager sur le réseau de la maison</translation>
    </message>
    <message>
        <source>Spreadsheets (*.csv)</source>
        <translation>Feuilles de calcul (*.csv)</translation>
    </message>
    <message>
        <source>Stop sharing</source>
        <translation>Ne plus partager</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>The computer players</source>
        <translation>Les joueurs virtuels</translation>
    </message>
    <message>
        <source>The evening is a file. Save a copy, hand it on, and merge what others have played. It shows no cards in an editor, but it is not locked: play fair.</source>
        <translation>La soirée est un fichier. Enregistrez une copie, transmettez-la, et fusionnez ce que d’autres ont joué. Un éditeur de texte n’y montre aucune carte, mais le fichier n’est pas verrouillé&#xa0;: jouez franc jeu.</translation>
    </message>
    <message>
        <source>The evening is open, and kept among yours.</source>
        <translation>La soirée est ouverte, et gardée parmi les vôtres.</translation>
    </message>
    <message>
        <source>You have left the host’s evening. Your results are kept here, and will be handed in when you join again.</source>
        <translation>Vous avez quitté la soirée de l’hôte. Vos résultats restent ici, et seront remis quand vous la rejoindrez.</translation>
    </message>
    <message>
        <source>Too many wrong codes: nobody else is let in. Stop sharing, and share again.</source>
        <translation>Trop de mauvais codes&#xa0;: plus personne n’entre. Arrêtez le partage, puis partagez à nouveau.</translation>
    </message>
    <message>
        <source>About {time} at one screen, and about {part} for each of you.</source>
        <translation>Environ {time} sur un seul écran, et environ {part} pour chacun de vous.</translation>
    </message>
    <message>
        <source>After which deal?</source>
        <translation>Après quelle donne&#x202f;?</translation>
    </message>
    <message>
        <source>All deals are played. First of those who stay: {stay}. First of those who move: {move}.</source>
        <translation>Toutes les donnes sont jouées. Premiers de ceux qui restent&#xa0;: {stay}. Premiers de ceux qui changent de place&#xa0;: {move}.</translation>
    </message>
    <message>
        <source>All deals are played. Nobody can be ranked.</source>
        <translation>Toutes les donnes sont jouées. Personne ne peut être classé.</translation>
    </message>
    <message>
        <source>All ten places are taken. Choose somebody who goes or went home, and let the newcomer play for them.</source>
        <translation>Les dix places sont prises. Choisissez quelqu’un qui rentre ou qui est rentré, et laissez le nouveau venu jouer à sa place.</translation>
    </message>
    <message>
        <source>At other computers, out of reach: {names}. They may be playing there, so their deals are not offered here.</source>
        <translation>Sur d’autres ordinateurs, hors d’atteinte&#xa0;: {names}. Ils y jouent peut-être, donc leurs donnes ne sont pas proposées ici.</translation>
    </message>
    <message>
        <source>At the host’s evening somebody else plays for {name} now. What was played here is kept.</source>
        <translation>À la soirée de l’hôte, quelqu’un d’autre joue maintenant à la place {name:de}. Ce qui a été joué ici est conservé.</translation>
    </message>
    <message>
        <source>Deal {number}, as one seen before</source>
        <translation>Donne {number}, comme déjà vue</translation>
    </message>
    <message>
        <source>Deals that everybody may look at already are marked as seen before.</source>
        <translation>Les donnes que tout le monde peut déjà regarder sont marquées comme déjà vues.</translation>
    </message>
    <message numerus="yes">
        <source>Enter at most {number} names.</source>
        <translation>
            <numerusform>Entrez au plus {number} nom.</numerusform>
            <numerusform>Entrez au plus {number} noms.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter one name.</source>
        <translation>Entrez un seul nom.</translation>
    </message>
    <message>
        <source>Enter the name.</source>
        <translation>Entrez le nom.</translation>
    </message>
    <message>
        <source>Evening: deal {deal}, {names}</source>
        <translation>Soirée&#xa0;: donne {deal}, {names}</translation>
    </message>
    <message>
        <source>Evening: {name}’s deal {deal}</source>
        <translation>Soirée&#xa0;: donne {deal} {name:de}</translation>
    </message>
    <message>
        <source>From which deal on?</source>
        <translation>À partir de quelle donne&#x202f;?</translation>
    </message>
    <message>
        <source>In this game the partners’ cards are played unseen, so pairs cannot play it.</source>
        <translation>Dans ce jeu, les cartes des partenaires sont jouées sans être vues&#xa0;: des paires ne peuvent pas le jouer.</translation>
    </message>
    <message>
        <source>Name, or two names with a comma between them</source>
        <translation>Un nom, ou deux noms séparés par une virgule</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>No deal at all</source>
        <translation>Aucune donne</translation>
    </message>
    <message>
        <source>Nobody can come as this person now. Choose who you are.</source>
        <translation>Personne ne peut plus venir sous ce nom. Choisissez qui vous êtes.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouées</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Round {round}, deal {number}</source>
        <translation>Tour {round}, donne {number}</translation>
    </message>
    <message>
        <source>Save this change</source>
        <translation>Enregistrer ce changement</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Enregistré.</translation>
    </message>
    <message>
        <source>Saved: {change}.</source>
        <translation>Enregistré&#xa0;: {change}.</translation>
    </message>
    <message>
        <source>Somebody comes late, with a place of their own</source>
        <translation>Quelqu’un arrive en retard, avec une place à lui</translation>
    </message>
    <message>
        <source>Somebody else plays for {name}</source>
        <translation>Quelqu’un d’autre joue à la place {name:de}</translation>
    </message>
    <message>
        <source>Somebody goes or comes…</source>
        <translation>Quelqu’un part ou arrive…</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Quelqu’un de nouveau</translation>
    </message>
    <message>
        <source>Somebody takes the seat</source>
        <translation>Quelqu’un prend la place</translation>
    </message>
    <message>
        <source>Take the last change back</source>
        <translation>Annuler le dernier changement</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>The computer plays for a partner who is missing.</source>
        <translation>L’ordinateur joue pour un partenaire absent.</translation>
    </message>
    <message>
        <source>The computer that shares the evening says who goes and who comes.</source>
        <translation>C’est sur l’ordinateur qui partage la soirée que l’on dit qui part et qui arrive.</translation>
    </message>
    <message>
        <source>The computer, as the partner of {name}</source>
        <translation>L’ordinateur, comme partenaire {name:de}</translation>
    </message>
    <message>
        <source>The host’s evening is left. Join it again to play.</source>
        <translation>Vous avez quitté la soirée de l’hôte. Rejoignez-la de nouveau pour jouer.</translation>
    </message>
    <message>
        <source>The other deals of who is missing fall away.</source>
        <translation>Les autres donnes de l’absent tombent.</translation>
    </message>
    <message>
        <source>Those who meet have fixed places. Choose somebody who goes or went home, and let the newcomer play for them.</source>
        <translation>Ceux qui se rencontrent ont des places fixes. Choisissez quelqu’un qui rentre ou qui est rentré, et laissez le nouveau venu jouer à sa place.</translation>
    </message>
    <message>
        <source>Those who play</source>
        <translation>Ceux qui jouent</translation>
    </message>
    <message>
        <source>Too many have played in this place by now. Give it back to one of them.</source>
        <translation>Trop de personnes ont déjà joué à cette place. Rendez-la à l’une d’elles.</translation>
    </message>
    <message>
        <source>Twenty-Five · same cards for all</source>
        <translation>Vingt-cinq · soirée à cartes égales</translation>
    </message>
    <message>
        <source>Two of you are called {name}. Tell them apart.</source>
        <translation>Deux d’entre vous s’appellent {name}. Distinguez-les.</translation>
    </message>
    <message numerus="yes">
        <source>Up to {number} people can play.</source>
        <translation>
            <numerusform>{number} personne au plus peut jouer.</numerusform>
            <numerusform>{number} personnes au plus peuvent jouer.</numerusform>
        </translation>
    </message>
    <message>
        <source>What happens?</source>
        <translation>Que se passe-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>What was played counts. Who is there for at least half of the deals is ranked.</source>
        <translation>Ce qui a été joué compte. Est classé qui est là pour la moitié des donnes au moins.</translation>
    </message>
    <message>
        <source>What was played elsewhere is now in this evening.</source>
        <translation>Ce qui a été joué ailleurs est maintenant dans cette soirée.</translation>
    </message>
    <message>
        <source>Where somebody is missing, the computer plays, and nobody is compared with it.</source>
        <translation>Là où quelqu’un manque, l’ordinateur joue, et personne n’est comparé à lui.</translation>
    </message>
    <message>
        <source>Who goes, who comes?</source>
        <translation>Qui part, qui arrive&#x202f;?</translation>
    </message>
    <message>
        <source>Who is looking?</source>
        <translation>Qui regarde&#x202f;?</translation>
    </message>
    <message>
        <source>Who is playing?</source>
        <translation>Qui joue&#x202f;?</translation>
    </message>
    <message>
        <source>Who plays what</source>
        <translation>Qui joue quoi</translation>
    </message>
    <message>
        <source>Who?</source>
        <translation>Qui&#x202f;?</translation>
    </message>
    <message>
        <source>With the cards of the first side</source>
        <translation>Avec les cartes du premier camp</translation>
    </message>
    <message>
        <source>With the cards of the second side</source>
        <translation>Avec les cartes du second camp</translation>
    </message>
    <message>
        <source>You are {name}. Each deal goes to the host as soon as you have played it.</source>
        <translation>Vous êtes {name}. Chaque donne part chez l’hôte dès que vous l’avez jouée.</translation>
    </message>
    <message>
        <source>You are {name}. The host cannot be reached. Go on playing: your results will be handed in when it is back.</source>
        <translation>Vous êtes {name}. L’hôte est injoignable. Continuez à jouer&#xa0;: vos résultats seront remis à son retour.</translation>
    </message>
    <message>
        <source>You are {name}. The host has all your results.</source>
        <translation>Vous êtes {name}. L’hôte a tous vos résultats.</translation>
    </message>
    <message>
        <source>You are {name}. Your results are on the way to the host.</source>
        <translation>Vous êtes {name}. Vos résultats sont en route vers l’hôte.</translation>
    </message>
    <message>
        <source>against {names}</source>
        <translation>contre {names}</translation>
    </message>
    <message>
        <source>moves taken back</source>
        <translation>coups repris</translation>
    </message>
    <message>
        <source>seen before</source>
        <translation>déjà vue</translation>
    </message>
    <message>
        <source>spoiled</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>the computer</source>
        <translation>l’ordinateur</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>avec conseils</translation>
    </message>
    <message numerus="yes">
        <source>{done} of {number} played</source>
        <translation>
            <numerusform>{done} sur {number} jouée</numerusform>
            <numerusform>{done} sur {number} jouées</numerusform>
        </translation>
    </message>
    <message>
        <source>{head} {figure}</source>
        <comment>a figure as spoken, for instance: Points 15</comment>
        <translation>{head} {figure}</translation>
    </message>
    <message>
        <source>{names} against {others}</source>
        <translation>{names} contre {others}</translation>
    </message>
    <message>
        <source>{names}: deal {deal}</source>
        <translation>{names}&#xa0;: donne {deal}</translation>
    </message>
    <message>
        <source>{name} bid {points} and failed</source>
        <translation>{name} a annoncé {points} et chuté</translation>
    </message>
    <message>
        <source>{name} bid {points} and made it</source>
        <translation>{name} a annoncé {points} et réussi</translation>
    </message>
    <message>
        <source>{name} cannot be used as a name here.</source>
        <translation>{name} ne peut pas servir de nom ici.</translation>
    </message>
    <message>
        <source>{name} comes late</source>
        <translation>{name} arrive en retard</translation>
    </message>
    <message>
        <source>{name} does not come after all</source>
        <translation>{name} ne vient finalement pas</translation>
    </message>
    <message>
        <source>{name} does not come, and {other} plays on</source>
        <translation>{name} ne vient pas, et {other} continue</translation>
    </message>
    <message>
        <source>{name} goes home</source>
        <translation>{name} rentre à la maison</translation>
    </message>
    <message>
        <source>{name} goes home after deal {deal}</source>
        <translation>{name} rentre après la donne {deal}</translation>
    </message>
    <message>
        <source>{name} goes home before the first deal</source>
        <translation>{name} rentre avant la première donne</translation>
    </message>
    <message>
        <source>{name} has another name</source>
        <translation>{name} change de nom</translation>
    </message>
    <message>
        <source>{name} has played deal {deal}.</source>
        <translation>{name} a joué la donne {deal}.</translation>
    </message>
    <message>
        <source>{name} is back from deal {deal} on</source>
        <translation>{name} est de retour à partir de la donne {deal}</translation>
    </message>
    <message>
        <source>{name} plays for {other} from deal {deal} on</source>
        <translation>{name} joue à la place {other:de} à partir de la donne {deal}</translation>
    </message>
    <message>
        <source>{name} plays from deal {deal} on</source>
        <translation>{name} joue à partir de la donne {deal}</translation>
    </message>
    <message>
        <source>Here from now on: {name}</source>
        <translation>Ici désormais&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{name} plays on after all</source>
        <translation>{name} continue finalement</translation>
    </message>
    <message>
        <source>{name}, who goes home</source>
        <translation>{name}, qui rentre à la maison</translation>
    </message>
    <message>
        <source>{name}, then {other}</source>
        <translation>{name}, puis {other}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#x202f;%</translation>
    </message>
    <message numerus="yes">
        <source>{number} hours</source>
        <translation>
            <numerusform>{number} heure</numerusform>
            <numerusform>{number} heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} minutes</source>
        <translation>
            <numerusform>{number} minute</numerusform>
            <numerusform>{number} minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} players</source>
        <translation>
            <numerusform>{number} joueur</numerusform>
            <numerusform>{number} joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{path} cannot be opened as an evening: {reason}.</source>
        <translation>{path} ne peut pas être ouvert comme soirée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{path} could not be saved: {reason}. What was played is not lost while the program runs.</source>
        <translation>{path} n’a pas pu être enregistré&#xa0;: {reason}. Ce qui a été joué n’est pas perdu tant que le programme tourne.</translation>
    </message>
    <message numerus="yes">
        <source>{played} of {number} deals, fewer than half: not ranked</source>
        <translation>
            <numerusform>{played} sur {number} donne, moins de la moitié&#xa0;: hors classement</numerusform>
            <numerusform>{played} sur {number} donnes, moins de la moitié&#xa0;: hors classement</numerusform>
        </translation>
    </message>
    <message>
        <source>{players}, everybody for themselves</source>
        <translation>{players}, chacun pour soi</translation>
    </message>
    <message>
        <source>{points} of {top}</source>
        <translation>{points} sur {top}</translation>
    </message>
</context>
<context>
    <name>failures</name>
    <message>
        <source>Go on without saving</source>
        <translation>Continuer sans enregistrer</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Pas encore enregistré</translation>
    </message>
    <message>
        <source>Nothing can be saved as {path} either ({reason}). Try another place.</source>
        <translation>Rien ne peut non plus être enregistré sous {path} ({reason}). Essayez un autre endroit.</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Rester ici</translation>
    </message>
    <message>
        <source>The game at the table cannot be saved in {place}. Save it in another place, such as a memory stick, and open it from there later.</source>
        <translation>La partie en cours ne peut pas être enregistrée dans {place}. Enregistrez-la ailleurs, sur une clé USB par exemple, et ouvrez-la de là plus tard.</translation>
    </message>
    <message>
        <source>The game cannot be saved in {place} ({reason}). Go on playing, and leave this window open: saving is tried again by itself, and this notice goes away when it works.</source>
        <translation>La partie ne peut pas être enregistrée dans {place} ({reason}). Continuez de jouer, et laissez cette fenêtre ouverte&#xa0;: l’enregistrement est retenté tout seul, et cet avis disparaît quand il réussit.</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>La partie est de nouveau enregistrée.</translation>
    </message>
    <message>
        <source>The last results of the evening {name} cannot be saved. Save the evening in another place, and merge that copy later.</source>
        <translation>Les derniers résultats de la soirée {name} ne peuvent pas être enregistrés. Enregistrez la soirée ailleurs, et fusionnez cette copie plus tard.</translation>
    </message>
</context>
<context>
    <name>fault</name>
    <message>
        <source>Better still</source>
        <translation>Mieux encore</translation>
    </message>
    <message>
        <source>Check every part</source>
        <translation>Tout vérifier</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>Every part was checked. The text has the result.</source>
        <translation>Chaque partie a été vérifiée. Le résultat est dans le texte.</translation>
    </message>
    <message>
        <source>How to report a fault</source>
        <translation>Comment signaler un défaut</translation>
    </message>
    <message>
        <source>Let every part be checked first. It takes up to a minute; another window may come and go meanwhile.</source>
        <translation>Faites d’abord vérifier chaque partie. Il faut une minute au plus&#x202f;; une autre fenêtre peut s’ouvrir puis se fermer pendant ce temps.</translation>
    </message>
    <message>
        <source>Report a fault</source>
        <translation>Signaler un défaut</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>Enregistré sous {path}.</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Le texte</translation>
    </message>
    <message>
        <source>The text cannot be saved as {path} ({reason}). Try another place.</source>
        <translation>Le texte ne peut pas être enregistré sous {path} ({reason}). Essayez un autre endroit.</translation>
    </message>
    <message>
        <source>The text is copied.</source>
        <translation>Le texte est copié.</translation>
    </message>
    <message>
        <source>What the program runs on, and what it noted last. It names no card, no player and no folder of yours. Nothing has been sent to anybody.</source>
        <translation>Sur quoi tourne le programme, et ce qu’il a noté en dernier. Il ne nomme ni carte, ni joueur, ni dossier à vous. Rien n’a été envoyé à personne.</translation>
    </message>
    <message>
        <source>What the text says</source>
        <translation>Ce que dit le texte</translation>
    </message>
    <message>
        <source>Write what you did, what you expected, and what happened. Add the text, and send both where you got the program: on its page under “Issues”, or to the person who gave it to you.</source>
        <translation>Écrivez ce que vous avez fait, ce que vous attendiez et ce qui s’est passé. Ajoutez le texte, et envoyez le tout là où vous avez eu le programme&#xa0;: sur sa page, sous «&#xa0;Issues&#xa0;», ou à qui vous l’a donné.</translation>
    </message>
</context>
<context>
    <name>forms</name>
    <message>
        <source>clubs</source>
        <comment>pl</comment>
        <translation>trèfles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>pl</comment>
        <translation>carreaux</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>fem</comment>
        <translation>huit</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>ord</comment>
        <translation>8e</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>ordf</comment>
        <translation>8e</translation>
    </message>
    <message>
        <source>five</source>
        <comment>fem</comment>
        <translation>cinq</translation>
    </message>
    <message>
        <source>five</source>
        <comment>ord</comment>
        <translation>5e</translation>
    </message>
    <message>
        <source>five</source>
        <comment>ordf</comment>
        <translation>5e</translation>
    </message>
    <message>
        <source>four</source>
        <comment>fem</comment>
        <translation>quatre</translation>
    </message>
    <message>
        <source>four</source>
        <comment>ord</comment>
        <translation>4e</translation>
    </message>
    <message>
        <source>four</source>
        <comment>ordf</comment>
        <translation>4e</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>pl</comment>
        <translation>cœurs</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>fem</comment>
        <translation>neuf</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>ord</comment>
        <translation>9e</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>ordf</comment>
        <translation>9e</translation>
    </message>
    <message>
        <source>one</source>
        <comment>fem</comment>
        <translation>une</translation>
    </message>
    <message>
        <source>one</source>
        <comment>ord</comment>
        <translation>1er</translation>
    </message>
    <message>
        <source>one</source>
        <comment>ordf</comment>
        <translation>1re</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>fem</comment>
        <translation>sept</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>ord</comment>
        <translation>7e</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>ordf</comment>
        <translation>7e</translation>
    </message>
    <message>
        <source>six</source>
        <comment>fem</comment>
        <translation>six</translation>
    </message>
    <message>
        <source>six</source>
        <comment>ord</comment>
        <translation>6e</translation>
    </message>
    <message>
        <source>six</source>
        <comment>ordf</comment>
        <translation>6e</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>pl</comment>
        <translation>piques</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>fem</comment>
        <translation>dix</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>ord</comment>
        <translation>10e</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>ordf</comment>
        <translation>10e</translation>
    </message>
    <message>
        <source>the 10</source>
        <comment>the</comment>
        <translation>le 10</translation>
    </message>
    <message>
        <source>the 2</source>
        <comment>the</comment>
        <translation>le 2</translation>
    </message>
    <message>
        <source>the 3</source>
        <comment>the</comment>
        <translation>le 3</translation>
    </message>
    <message>
        <source>the 4</source>
        <comment>the</comment>
        <translation>le 4</translation>
    </message>
    <message>
        <source>the 5</source>
        <comment>the</comment>
        <translation>le 5</translation>
    </message>
    <message>
        <source>the 6</source>
        <comment>the</comment>
        <translation>le 6</translation>
    </message>
    <message>
        <source>the 7</source>
        <comment>the</comment>
        <translation>le 7</translation>
    </message>
    <message>
        <source>the 8</source>
        <comment>the</comment>
        <translation>le 8</translation>
    </message>
    <message>
        <source>the 9</source>
        <comment>the</comment>
        <translation>le 9</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>the</comment>
        <translation>l’as</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>the</comment>
        <translation>le valet</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>the</comment>
        <translation>le joker</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>the</comment>
        <translation>le roi</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>the</comment>
        <translation>la dame</translation>
    </message>
    <message>
        <source>three</source>
        <comment>fem</comment>
        <translation>trois</translation>
    </message>
    <message>
        <source>three</source>
        <comment>ord</comment>
        <translation>3e</translation>
    </message>
    <message>
        <source>three</source>
        <comment>ordf</comment>
        <translation>3e</translation>
    </message>
    <message>
        <source>two</source>
        <comment>fem</comment>
        <translation>deux</translation>
    </message>
    <message>
        <source>two</source>
        <comment>ord</comment>
        <translation>2e</translation>
    </message>
    <message>
        <source>two</source>
        <comment>ordf</comment>
        <translation>2e</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>110 with the joker</source>
        <translation>110 avec le joker</translation>
    </message>
    <message>
        <source>2 to 10. A♥ and A before the jack.</source>
        <translation>2 à 10. A♥ et A avant le valet.</translation>
    </message>
    <message>
        <source>2 to 10. A♥ is second best.</source>
        <translation>2 à 10. A♥ deuxième atout.</translation>
    </message>
    <message>
        <source>2 to 10. The pool, and follow suit.</source>
        <translation>2 à 10. La poule, et il faut fournir.</translation>
    </message>
    <message>
        <source>2 to 10. Three tricks win the pool.</source>
        <translation>2 à 10. Trois levées gagnent la poule.</translation>
    </message>
    <message>
        <source>2 to 10. Today’s rules, to 25.</source>
        <translation>2 à 10. Règles actuelles, jusqu’à 25.</translation>
    </message>
    <message>
        <source>2 to 10. You must follow suit.</source>
        <translation>2 à 10. Il faut fournir.</translation>
    </message>
    <message>
        <source>2 to 5. Nine tricks a deal.</source>
        <translation>2 à 5. Neuf levées par donne.</translation>
    </message>
    <message>
        <source>2 to 6. Bids, a kitty and a joker.</source>
        <translation>2 à 6. Enchères, chien et joker.</translation>
    </message>
    <message>
        <source>2 to 6. Newfoundland’s 120s.</source>
        <translation>2 à 6. Le 120 de Terre-Neuve.</translation>
    </message>
    <message>
        <source>2 to 6. The dealer may be forced to bid.</source>
        <translatorcomment>terms: bid</translatorcomment>
        <translation>2 à 6. Donneur parfois forcé.</translation>
    </message>
    <message>
        <source>2 to 8. Six tricks a deal.</source>
        <translation>2 à 8. Six levées par donne.</translation>
    </message>
    <message>
        <source>2 to 9. Bids and a kitty, to 110.</source>
        <translation>2 à 9. Enchères et chien, jusqu’à 110.</translation>
    </message>
    <message>
        <source>2 to 9. Bids and a kitty, to 220.</source>
        <translation>2 à 9. Enchères et chien, jusqu’à 220.</translation>
    </message>
    <message>
        <source>2 to 9. Bids and a kitty, to 55.</source>
        <translation>2 à 9. Enchères et chien, jusqu’à 55.</translation>
    </message>
    <message>
        <source>2, or 4 in pairs. With vying (raises).</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>2, ou 4 par paires. On relance.</translation>
    </message>
    <message>
        <source>2, or 4 in pairs. Most tricks: 5, or 10.</source>
        <translation>2, ou 4 par paires. La majorité des levées&#xa0;: 5, ou 10.</translation>
    </message>
    <message>
        <source>4 in pairs. 30 for 60, to 125.</source>
        <translation>4 par paires. 30 pour 60, à 125.</translation>
    </message>
    <message>
        <source>4 in pairs. 5♥ is always best.</source>
        <translation>4 par paires. Le 5♥ domine toujours.</translation>
    </message>
    <message>
        <source>4 in pairs. Bids from 15, to 120.</source>
        <translatorcomment>terms: bid</translatorcomment>
        <translation>4 par paires. Dès 15, jusqu’à 120.</translation>
    </message>
    <message>
        <source>4 or 6, two sides. Bid and draw.</source>
        <translation>4 ou 6, deux camps. Enchères et tirage.</translation>
    </message>
    <message>
        <source>To suit you</source>
        <translatorcomment>terms: suit</translatorcomment>
        <translation>Selon votre jeu</translation>
    </message>
    <message>
        <source>Auction Forty-Fives</source>
        <translation>Quarante-cinq d’enchères</translation>
    </message>
    <message>
        <source>Canada and New England</source>
        <translation>Canada et Nouvelle-Angleterre</translation>
    </message>
    <message>
        <source>Computer players: {level}.</source>
        <translation>Joueurs virtuels&#xa0;: {level}.</translation>
    </message>
    <message>
        <source>Everybody for themselves</source>
        <translation>Chacun pour soi</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>2 or 3, and a hidden hand each.</source>
        <translation>2 ou 3, et une main cachée chacun.</translation>
    </message>
    <message>
        <source>2 to 10. A joker, and the best trumps pay.</source>
        <translation>2 à 10. Un joker, et les meilleurs atouts paient.</translation>
    </message>
    <message>
        <source>2 to 10. Best trump 6, to 31.</source>
        <translation>2 à 10. Meilleur atout 6, en 31.</translation>
    </message>
    <message>
        <source>4 in pairs. 25 games, winners deal.</source>
        <translation>4 par paires. 25 parties, les gagnants donnent.</translation>
    </message>
    <message>
        <source>5 or 6. A secret partner each deal.</source>
        <translation>5 ou 6. Un partenaire secret à chaque donne.</translation>
    </message>
    <message>
        <source>Easy: knows the rules, and now and then throws a good card away.</source>
        <translation>Facile&#xa0;: connaît les règles, et gaspille de temps en temps une bonne carte.</translation>
    </message>
    <message>
        <source>Every player counts their own tricks.</source>
        <translation>Chaque joueur compte ses propres levées.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Expert: tries out more, and reads your play.</source>
        <translation>Expert&#xa0;: en essaie davantage, et lit votre jeu.</translation>
    </message>
    <message>
        <source>Fifty-Five</source>
        <translation>Cinquante-cinq</translation>
    </message>
    <message>
        <source>Five Cards</source>
        <translation>Cinq cartes</translation>
    </message>
    <message>
        <source>Five and Ten</source>
        <translation>Cinq et dix</translation>
    </message>
    <message>
        <source>Five pairs</source>
        <translation>Cinq paires</translation>
    </message>
    <message>
        <source>Forty-Five</source>
        <translation>Quarante-cinq</translation>
    </message>
    <message>
        <source>Forty-Five by Hoyle</source>
        <translation>Quarante-cinq selon Hoyle</translation>
    </message>
    <message>
        <source>Forty-Five, Cape Breton</source>
        <translation>Quarante-cinq, Cap-Breton</translation>
    </message>
    <message>
        <source>Forty-Five, Ireland</source>
        <translation>Quarante-cinq, Irlande</translation>
    </message>
    <message>
        <source>Forty-Five, difference</source>
        <translation>Quarante-cinq, différence</translation>
    </message>
    <message>
        <source>Forty-Five, unseen partners</source>
        <translation>Quarante-cinq, partenaires cachés</translation>
    </message>
    <message>
        <source>Forty-Fives, Merrimack</source>
        <comment>the valley in Massachusetts and New Hampshire</comment>
        <translation>Quarante-cinq, Merrimack</translation>
    </message>
    <message>
        <source>Forty-Fives, Nova Scotia</source>
        <translation>Quarante-cinq, N.-Écosse</translation>
    </message>
    <message>
        <source>Forty-Fives, P.E.I.</source>
        <comment>Prince Edward Island</comment>
        <translation>Quarante-cinq, Î.-P.-É.</translation>
    </message>
    <message>
        <source>Four pairs</source>
        <translation>Quatre paires</translation>
    </message>
    <message>
        <source>Growl</source>
        <comment>the card game of Newfoundland, also called 120s</comment>
        <translation>Growl</translation>
    </message>
    <message>
        <source>Growl, call a partner</source>
        <translation>Growl, partenaire appelé</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Hard: tries its cards out in many deals.</source>
        <translation>Difficile&#xa0;: essaie ses cartes dans de nombreuses donnes.</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Hôte</translation>
    </message>
    <message>
        <source>Mary, Seán, Nora, Tom, Bridget, Pat, Aoife, Liam, Gráinne, Kathleen</source>
        <translation>Marie, Jean, Nora, Thomas, Brigitte, Patrick, Yvette, Louis, Claire, Hélène</translation>
    </message>
    <message>
        <source>Maw</source>
        <translation>Maw</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Medium: sound play, one trick at a time.</source>
        <translation>Moyen&#xa0;: un jeu solide, une levée à la fois.</translation>
    </message>
    <message>
        <source>Old games</source>
        <translation>Jeux anciens</translation>
    </message>
    <message>
        <source>On other screens: {names}.</source>
        <translation>Sur d’autres écrans&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>One Hundred and Ten</source>
        <translation>Cent dix</translation>
    </message>
    <message>
        <source>One house rule is changed.</source>
        <translation>Une règle maison est modifiée.</translation>
    </message>
    <message>
        <source>One more is changed there.</source>
        <translation>Une autre y est modifiée.</translation>
    </message>
    <message>
        <source>Partners sit facing each other and count their tricks together.</source>
        <translation>Les partenaires sont assis face à face et comptent leurs levées ensemble.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>Spoil Five</source>
        <translatorcomment>terms: spoil</translatorcomment>
        <translation>Spoil Five</translation>
    </message>
    <message>
        <source>Spoil Five, strict</source>
        <translatorcomment>terms: spoil</translatorcomment>
        <translation>Spoil Five, strict</translation>
    </message>
    <message>
        <source>The sides sit alternately, and each counts its tricks together.</source>
        <translation>Les camps alternent autour de la table, et chacun compte ses levées ensemble.</translation>
    </message>
    <message>
        <source>Thirty-One</source>
        <translation>Trente-et-un</translation>
    </message>
    <message>
        <source>This screen shows the table to everybody, but no hands.</source>
        <translation>Cet écran montre la table à tous, mais aucune main.</translation>
    </message>
    <message>
        <source>Three pairs</source>
        <translation>Trois paires</translation>
    </message>
    <message numerus="yes">
        <source>Three sides of {size}</source>
        <translation>
            <numerusform>Trois camps de {size}</numerusform>
            <numerusform>Trois camps de {size}</numerusform>
        </translation>
    </message>
    <message>
        <source>Twenty-Five</source>
        <translation>Vingt-cinq</translation>
    </message>
    <message>
        <source>Twenty-Five, 1858</source>
        <translation>Vingt-cinq, 1858</translation>
    </message>
    <message>
        <source>Twenty-Five, 1876</source>
        <translation>Vingt-cinq, 1876</translation>
    </message>
    <message>
        <source>Twenty-Five, nine cards</source>
        <translation>Vingt-cinq, neuf cartes</translation>
    </message>
    <message>
        <source>Twenty-Five, partners</source>
        <translation>Vingt-cinq, partenaires</translation>
    </message>
    <message>
        <source>Twenty-Five, six cards</source>
        <translation>Vingt-cinq, six cartes</translation>
    </message>
    <message>
        <source>Two Hundred and Twenty</source>
        <translation>Deux cent vingt</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Deux paires</translation>
    </message>
    <message>
        <source>Two players are called {name}. Please rename one.</source>
        <translation>Deux joueurs s’appellent {name}. Renommez l’un d’eux.</translation>
    </message>
    <message numerus="yes">
        <source>Two sides of {size}</source>
        <translation>
            <numerusform>Deux camps de {size}</numerusform>
            <numerusform>Deux camps de {size}</numerusform>
        </translation>
    </message>
    <message>
        <source>Two sides. 5 a trick, best trump 5.</source>
        <translation>Deux camps. 5 par levée, 5 pour le meilleur atout.</translation>
    </message>
    <message>
        <source>Two sides. Score by tricks: 5, 15, 25.</source>
        <translatorcomment>terms: score</translatorcomment>
        <translation>Deux camps. Selon les levées&#xa0;: 5, 15, 25.</translation>
    </message>
    <message>
        <source>Two sides. Most tricks: 5, or 10.</source>
        <translation>Deux camps. Le plus de levées&#xa0;: 5 ou 10.</translation>
    </message>
    <message>
        <source>With bidding</source>
        <translation>Avec enchères</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>You play with {names}.</source>
        <translation>Vous jouez avec {names}.</translation>
    </message>
    <message>
        <source>another screen</source>
        <translation>autre écran</translation>
    </message>
    <message>
        <source>to suit you</source>
        <translatorcomment>terms: suit</translatorcomment>
        <translation>selon votre jeu</translation>
    </message>
    <message>
        <source>computer player</source>
        <translation>joueur virtuel</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>expert</translation>
    </message>
    <message>
        <source>five pairs</source>
        <translation>cinq paires</translation>
    </message>
    <message>
        <source>for chips</source>
        <translation>pour des jetons</translation>
    </message>
    <message>
        <source>for one deal</source>
        <translation>en une seule donne</translation>
    </message>
    <message>
        <source>four pairs</source>
        <translation>quatre paires</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>open hand</source>
        <translation>main ouverte</translation>
    </message>
    <message>
        <source>played by {name}</source>
        <translation>jouée par {name}</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>player on another screen</source>
        <translation>joueur sur un autre écran</translation>
    </message>
    <message>
        <source>extra hand</source>
        <translation>main supplémentaire</translation>
    </message>
    <message>
        <source>played unseen</source>
        <translation>jouée sans être vue</translation>
    </message>
    <message>
        <source>three pairs</source>
        <translation>trois paires</translation>
    </message>
    <message numerus="yes">
        <source>three sides of {size}</source>
        <translation>
            <numerusform>trois camps de {size}</numerusform>
            <numerusform>trois camps de {size}</numerusform>
        </translation>
    </message>
    <message>
        <source>to one deal</source>
        <translation>jusqu’à une donne gagnée</translation>
    </message>
    <message>
        <source>to {number}</source>
        <translation>jusqu’à {number}</translation>
    </message>
    <message numerus="yes">
        <source>to {number} deals</source>
        <translation>
            <numerusform>jusqu’à {number} donne gagnée</numerusform>
            <numerusform>jusqu’à {number} donnes gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>two pairs</source>
        <translation>deux paires</translation>
    </message>
    <message numerus="yes">
        <source>two sides of {size}</source>
        <translation>
            <numerusform>deux camps de {size}</numerusform>
            <numerusform>deux camps de {size}</numerusform>
        </translation>
    </message>
    <message>
        <source>with you</source>
        <translation>avec vous</translation>
    </message>
    <message>
        <source>with you and {names}</source>
        <translation>avec vous et {names}</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>avec {names}</translation>
    </message>
    <message numerus="yes">
        <source>{game} for {players}, everybody for themselves, {goal}.</source>
        <translation>
            <numerusform>{game}, à {players}, chacun pour soi, {goal}.</numerusform>
            <numerusform>{game}, à {players}, chacun pour soi, {goal}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game} for {players}, {sides}, {goal}.</source>
        <translation>
            <numerusform>{game}, à {players}, {sides}, {goal}.</numerusform>
            <numerusform>{game}, à {players}, {sides}, {goal}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, changed</source>
        <translation>{game}, modifié</translation>
    </message>
    <message numerus="yes">
        <source>{game}, {players} at the table, {level}</source>
        <translation>
            <numerusform>{game}, {players} à la table, {level}</numerusform>
            <numerusform>{game}, {players} à la table, {level}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {players} at the table, {persons} people, {level}</source>
        <translation>
            <numerusform>{game}, {players} à la table, dont {persons:fem} personne, {level}</numerusform>
            <numerusform>{game}, {players} à la table, dont {persons} personnes, {level}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {players} hands at the table</source>
        <translation>
            <numerusform>{game}, {players:fem} main à la table</numerusform>
            <numerusform>{game}, {players} mains à la table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {players} people at the table</source>
        <translation>
            <numerusform>{game}, {players:fem} personne à la table</numerusform>
            <numerusform>{game}, {players} personnes à la table</numerusform>
        </translation>
    </message>
    <message>
        <source>{level}, picked at random</source>
        <translation>{level}, au hasard</translation>
    </message>
    <message>
        <source>{names} share this screen, with a curtain between turns.</source>
        <translation>{names} partagent cet écran, avec un rideau entre les tours.</translation>
    </message>
    <message>
        <source>{name} plays with {names}.</source>
        <translation>{name} joue avec {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{number} changed</source>
        <translation>
            <numerusform>{number} modifiée</numerusform>
            <numerusform>{number} modifiées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} games are played, and most of them win.</source>
        <translation>
            <numerusform>{number} partie est jouée, et elle décide.</numerusform>
            <numerusform>{number} parties sont jouées, et qui en gagne le plus l’emporte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} house rules are changed.</source>
        <translation>
            <numerusform>{number:fem} règle maison est modifiée.</numerusform>
            <numerusform>{number} règles maison sont modifiées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more are changed there.</source>
        <translation>
            <numerusform>{number:fem} autre y est modifiée.</numerusform>
            <numerusform>{number} autres y sont modifiées.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} has no name. Enter one.</source>
        <translation>{seat}&#xa0;: il manque un nom. Entrez-en un.</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: a name can have at most {most} letters.</source>
        <translation>
            <numerusform>{seat}&#xa0;: un nom peut avoir au plus {most} lettre.</numerusform>
            <numerusform>{seat}&#xa0;: un nom peut avoir au plus {most} lettres.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}: a name cannot contain line breaks or control characters.</source>
        <translation>{seat}&#xa0;: un nom ne peut contenir ni saut de ligne ni caractère de contrôle.</translation>
    </message>
    <message>
        <source>{seat}: a name cannot contain “|”.</source>
        <translation>{seat}&#xa0;: un nom ne peut pas contenir «&#xa0;|&#xa0;».</translation>
    </message>
</context>
<context>
    <name>hands</name>
    <message>
        <source>For {name}, the open hand.</source>
        <translation>Pour {name}, la main ouverte.</translation>
    </message>
    <message>
        <source>For {name}, your extra hand.</source>
        <translation>Pour {name}, votre main supplémentaire.</translation>
    </message>
    <message>
        <source>Your own hand</source>
        <translation>Votre propre main</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>La vôtre</translation>
    </message>
    <message>
        <source>{card} is in the other hand. Now play for {name}.</source>
        <translation>{card:the} est dans l’autre main. Jouez maintenant pour {name}.</translation>
    </message>
    <message>
        <source>{card} is in the other hand. Play from your own now.</source>
        <translation>{card:the} est dans l’autre main. Jouez maintenant de la vôtre.</translation>
    </message>
    <message>
        <source>{hand}: {cards}</source>
        <translation>{hand}&#xa0;: {cards:the}</translation>
    </message>
    <message>
        <source>{name}’s hand lies open: {cards}</source>
        <translation>La main {name:de} est ouverte&#xa0;: {cards:the}</translation>
    </message>
    <message>
        <source>{name}’s open hand has no cards left</source>
        <translation>La main ouverte {name:de} n’a plus de cartes</translation>
    </message>
    <message>
        <source>{name}, the open hand</source>
        <translation>{name}, la main ouverte</translation>
    </message>
    <message>
        <source>{name}, your extra hand</source>
        <translation>{name}, votre main supplémentaire</translation>
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
        <translation>À propos</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>How Twenty-Five is played</source>
        <translation>Comment jouer au Vingt-cinq</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Report a fault…</source>
        <translation>Signaler un défaut…</translation>
    </message>
    <message>
        <source>The program, its version, and the licences</source>
        <translation>Le programme, sa version et les licences</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>1 game won in 100</source>
        <translation>1 partie gagnée sur 100</translation>
    </message>
    <message>
        <source>Advice:</source>
        <translation>Conseil&#xa0;:</translation>
    </message>
    <message>
        <source>Averages over many trial deals. Two choices that differ by less than the ± figure are equally good.</source>
        <translation>Moyennes sur de nombreuses donnes d’essai. Deux choix dont l’écart est inférieur à ± se valent.</translation>
    </message>
    <message>
        <source>It is best to put out {card}, marked below.</source>
        <translation>Le mieux est d’écarter {card:the}, comme marqué ci-dessous.</translation>
    </message>
    <message>
        <source>The best card is {card}, marked below.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Le mieux est de jouer {card:the}, comme marqué ci-dessous.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Céder</translation>
    </message>
    <message>
        <source>Hint {number} of {steps}.</source>
        <translation>Conseil {number} sur {steps}.</translation>
    </message>
    <message>
        <source>Hint {number} of {steps}. Press again for more.</source>
        <translation>Conseil {number} sur {steps}. Appuyez encore pour la suite.</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Tenir</translation>
    </message>
    <message>
        <source>Jink</source>
        <translation>Tenter la vole</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Tout garder</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Entamer</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>La laisser</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Jouer seul</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Put out</source>
        <translation>Écarter</translation>
    </message>
    <message>
        <source>Put out what is marked: {cards}.</source>
        <translation>Écartez ce qui est marqué&#xa0;: {cards:the}.</translation>
    </message>
    <message>
        <source>Put out {cards}</source>
        <translation>Écarter {cards:the}</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>Voir</translation>
    </message>
    <message>
        <source>Take the pool</source>
        <translation>Prendre la poule</translation>
    </message>
    <message>
        <source>The marked answer: {choice}.</source>
        <translation>La réponse marquée&#xa0;: {choice}.</translation>
    </message>
    <message>
        <source>Vie a card</source>
        <translation>Relancer d’une carte</translation>
    </message>
    <message>
        <source>What each choice is worth on average</source>
        <translation>Ce que rapporte chaque choix en moyenne</translation>
    </message>
    <message>
        <source>Wins in 100</source>
        <translation>Victoires sur 100</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>{choice}: {figures}.</source>
        <translation>{choice}&#xa0;: {figures}.</translation>
    </message>
    <message numerus="yes">
        <source>{figure} games won in 100</source>
        <translation>
            <numerusform>{figure} partie gagnée sur 100</numerusform>
            <numerusform>{figure} parties gagnées sur 100</numerusform>
        </translation>
    </message>
    <message>
        <source>{figure}, give or take {error}</source>
        <translation>{figure}, à {error} près</translation>
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
        <translation>Revenir aux règles habituelles</translation>
    </message>
    <message>
        <source>Edit every rule</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Afficher moins</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Afficher plus</translation>
    </message>
    <message>
        <source>The usual rule. {note}</source>
        <translation>La règle habituelle. {note}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo: the rules as they were before</source>
        <translation>Annuler&#xa0;: les règles telles qu’avant</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Règles habituelles</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifiée</translation>
    </message>
    <message>
        <source>{name}, changed</source>
        <translation>{name}, modifiée</translation>
    </message>
</context>
<context>
    <name>how to play</name>
    <message>
        <source>Each player is dealt five cards. The next card is turned up, and its suit is trumps. The cards are played in five tricks, and each trick is worth 5 points. The first to 25 points wins.</source>
        <translation>Chaque joueur reçoit cinq cartes. On retourne la carte suivante&#xa0;: sa couleur est l’atout. Les cartes se jouent en cinq levées, et chaque levée vaut 5 points. Le premier à 25 points gagne.</translation>
    </message>
    <message>
        <source>Before playing their first card, the holder of the ace of trumps may take the card that was turned up, and put out another card for it. If the card turned up is an ace, the dealer may take it. Nobody has to rob.</source>
        <translation>Avant de jouer sa première carte, le joueur qui a l’as d’atout peut prendre la retourne et écarter une autre carte à la place. Si la retourne est un as, c’est le donneur qui peut la prendre. Personne n’est obligé de piller.</translation>
    </message>
    <message>
        <source>Five points a trick. The game ends at once, even in the middle of a deal, when somebody reaches 25. Partners count their tricks together. Taking all five tricks in one deal, from no points at all, wins the game and counts double.</source>
        <translation>Cinq points par levée. La partie s’arrête dès que quelqu’un arrive à 25, même au milieu d’une donne. Les partenaires comptent leurs levées ensemble. Faire les cinq levées d’une même donne, en partant de zéro, gagne la partie et compte double.</translation>
    </message>
    <message>
        <source>Following, and holding back</source>
        <translation>Fournir, et garder en main</translation>
    </message>
    <message>
        <source>Highest in red, lowest in black</source>
        <translation>Le plus haut en rouge, le plus bas en noir</translation>
    </message>
    <message>
        <source>If a plain suit is led and you hold it, play it or a trump. If you do not hold it, play any card. If a trump is led, you must play a trump; but the best three, the five, the jack and A♥, need not be played to a lower trump. To hold one back is to renege, and it is your right.</source>
        <translation>Si on entame d’une couleur ordinaire et que vous en avez, jouez-en, ou jouez un atout. Si vous n’en avez pas, jouez la carte de votre choix. Si on entame d’un atout, vous devez jouer un atout&#x202f;; mais rien n’oblige à jouer les trois meilleurs, le cinq, le valet et l’A♥, sur un atout plus faible. En garder un, c’est renoncer, et vous en avez le droit.</translation>
    </message>
    <message>
        <source>Robbing</source>
        <translation>Piller</translation>
    </message>
    <message>
        <source>The best trump wins the trick; without a trump, the best card of the suit led. In ♥ and ♦ a 10 beats a 2, in ♠ and ♣ a 2 beats a 10. King, queen and jack are above them, and a plain ace counts as a one. The best trumps are the five, the jack, A♥, the ace of trumps, the king and the queen. A♥ is a trump in every deal.</source>
        <translation>Le meilleur atout fait la levée&#x202f;; sans atout, c’est la meilleure carte de la couleur demandée. En ♥ et en ♦, le 10 bat le 2&#x202f;; en ♠ et en ♣, le 2 bat le 10. Le roi, la dame et le valet sont au-dessus, et l’as d’une couleur ordinaire ne vaut qu’un. Les meilleurs atouts sont le cinq, le valet, l’A♥, l’as d’atout, le roi et la dame. L’A♥ est un atout à chaque donne.</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Le but</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Le score</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Asking how things stand</source>
        <translation>Savoir où on en est</translation>
    </message>
    <message>
        <source>Back, or close what is open; at the table, the menu</source>
        <translation>Retour, ou fermer ce qui est ouvert&#x202f;; à la table, le menu</translation>
    </message>
    <message>
        <source>Card trainer</source>
        <translation>Entraîneur de cartes</translation>
    </message>
    <message>
        <source>Choose a card by its place, from the left</source>
        <translation>Choisir une carte par sa position, depuis la gauche</translation>
    </message>
    <message>
        <source>Choose the card, or go on</source>
        <translation>Choisir la carte, ou continuer</translation>
    </message>
    <message>
        <source>Claim the rest of the tricks</source>
        <translation>Réclamer le reste des levées</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Copy the number of the deal</source>
        <translation>Copier le numéro de la donne</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Delete the selected saved game, or your own rules</source>
        <translation>Supprimer la partie enregistrée sélectionnée, ou vos propres règles</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Finish what is moving, or go on after a trick</source>
        <translation>Terminer ce qui bouge, ou continuer après une levée</translation>
    </message>
    <message>
        <source>From your hand to the question, and back</source>
        <translation>De votre main à la question, et retour</translation>
    </message>
    <message>
        <source>Full screen, and back to a window</source>
        <translation>Plein écran, et retour à une fenêtre</translation>
    </message>
    <message>
        <source>Go along the cards</source>
        <translation>Parcourir les cartes</translation>
    </message>
    <message>
        <source>Go along your hand</source>
        <translation>Parcourir votre main</translation>
    </message>
    <message>
        <source>Go through a panel or a page</source>
        <translation>Parcourir un panneau ou une page</translation>
    </message>
    <message>
        <source>Go to a card by its place, from the left</source>
        <translation>Aller à une carte par sa position, depuis la gauche</translation>
    </message>
    <message>
        <source>Hint: what would a good player do?</source>
        <translation>Conseil&#xa0;: que ferait un bon joueur&#x202f;?</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>List of moves and bookmarks</source>
        <translation>Liste des coups et des signets</translation>
    </message>
    <message>
        <source>Looking back at a deal</source>
        <translation>Revoir une donne</translation>
    </message>
    <message>
        <source>On every page</source>
        <translation>Sur toutes les pages</translation>
    </message>
    <message>
        <source>One step back or forward</source>
        <translation>Une étape en arrière ou en avant</translation>
    </message>
    <message>
        <source>Undo and redo</source>
        <translation>Annuler et rétablir</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Pg. suiv.</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Pg. préc.</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>Jouer la carte</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Jouer une carte</translation>
    </message>
    <message>
        <source>Practising</source>
        <translation>S’entraîner</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Say the last message again</source>
        <translation>Redire le dernier message</translation>
    </message>
    <message>
        <source>Scroll a long page</source>
        <translation>Faire défiler une longue page</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Show all hands, or cover them</source>
        <translation>Montrer toutes les mains, ou les cacher</translation>
    </message>
    <message>
        <source>Skip the rest of the deal</source>
        <translation>Sauter le reste de la donne</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Start the deal again</source>
        <translation>Recommencer la donne</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>The card turned up, or the bids</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>La retourne, ou les enchères</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>La dernière levée</translation>
    </message>
    <message>
        <source>The scores</source>
        <translation>Les scores</translation>
    </message>
    <message>
        <source>The trumps, best first</source>
        <translation>Les atouts, le meilleur d’abord</translation>
    </message>
    <message>
        <source>This help</source>
        <translation>Cette aide</translation>
    </message>
    <message>
        <source>This trick</source>
        <translation>Cette levée</translation>
    </message>
    <message>
        <source>To a guest’s question above the page, and back</source>
        <translation>À la question d’un invité au-dessus de la page, et retour</translation>
    </message>
    <message>
        <source>To the first step</source>
        <translation>À la première étape</translation>
    </message>
    <message>
        <source>To the last step</source>
        <translation>À la dernière étape</translation>
    </message>
    <message>
        <source>To the next button or field</source>
        <translation>Au bouton ou au champ suivant</translation>
    </message>
    <message>
        <source>Undo, back to your last decision</source>
        <translation>Annuler, jusqu’à votre dernière décision</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Que feriez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Whose turn is it, and what is asked?</source>
        <translation>À qui de jouer, et quelle est la question&#x202f;?</translation>
    </message>
    <message>
        <source>Why may I not play this?</source>
        <translation>Pourquoi ne puis-je pas jouer cette carte&#x202f;?</translation>
    </message>
    <message>
        <source>Your hand, in order</source>
        <translation>Votre main, dans l’ordre</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} à {last}</translation>
    </message>
    <message>
        <source>{keys}: {does}</source>
        <translation>{keys}&#xa0;: {does}</translation>
    </message>
</context>
<context>
    <name>lesson bidding</name>
    <message>
        <source>30 means every trick, for double points. That is too bold with 9♦ in the hand.</source>
        <translation>30, c’est faire toutes les levées, pour le double des points. C’est trop hardi avec le 9♦ en main.</translation>
    </message>
    <message>
        <source>9♦ is worth nothing here. Put it out: the new card can only be better.</source>
        <translation>Le 9♦ ne vaut rien ici. Écartez-le&#xa0;: la nouvelle carte ne peut être que meilleure.</translation>
    </message>
    <message>
        <source>A bid can be beaten by a higher one. This hand is worth more.</source>
        <translation>Une enchère plus haute peut battre la vôtre. Cette main vaut davantage.</translation>
    </message>
    <message>
        <source>A trick is worth 5, the highest trump 5 more: 30 in all. With spades as trumps you would hold four of the five best cards.</source>
        <translation>Une levée vaut 5, et le plus fort atout 5 de plus&#xa0;: 30 en tout. Avec pique comme atout, vous auriez quatre des cinq meilleures cartes.</translation>
    </message>
    <message>
        <source>Auction Forty-Fives: say what you will win, then name trumps</source>
        <translation>Quarante-cinq d’enchères&#xa0;: annoncez ce que vous ferez, puis choisissez l’atout</translation>
    </message>
    <message>
        <source>Bid 20 or 25.</source>
        <translation>Annoncez 20 ou 25.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Les enchères</translation>
    </message>
    <message>
        <source>Click 9♦, then press “Put out one card”.</source>
        <translation>Cliquez sur le 9♦, puis appuyez sur «&#xa0;Écarter une carte&#xa0;».</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>L’échange</translation>
    </message>
    <message>
        <source>Four play, two against two. {second}, across from you, is your partner: the tricks of each count for you both. No card is turned up.</source>
        <translation>On joue à quatre, deux contre deux. {second}, en face de vous, est votre partenaire&#xa0;: vos levées comptent ensemble. On ne retourne pas de carte.</translation>
    </message>
    <message>
        <source>Keep your trumps, all four of them. Only 9♦ goes.</source>
        <translation>Gardez vos quatre atouts. Seul le 9♦ s’en va.</translation>
    </message>
    <message>
        <source>Name spades.</source>
        <translation>Choisissez pique.</translation>
    </message>
    <message>
        <source>Name trumps</source>
        <translation>Choisir l’atout</translation>
    </message>
    <message>
        <source>Now everybody may put out cards, and is dealt as many new ones. Keep your trumps.</source>
        <translation>Chacun peut maintenant écarter des cartes, et en reçoit autant de nouvelles. Gardez vos atouts.</translation>
    </message>
    <message>
        <source>You have a new card, and the others have theirs.</source>
        <translation>Vous avez une nouvelle carte, et les autres ont les leurs.</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Les partenaires</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jouez la donne</translation>
    </message>
    <message>
        <source>Play the five tricks as you like.</source>
        <translation>Jouez les cinq levées comme vous voulez.</translation>
    </message>
    <message>
        <source>Spades are trumps, and you hold 5♠, J♠, A♥ and K♠.</source>
        <translation>L’atout est pique, et vous avez le 5♠, le J♠, l’A♥ et le K♠.</translation>
    </message>
    <message>
        <source>That would waste a splendid hand. Bid 20 or 25.</source>
        <translation>Ce serait gâcher une main superbe. Annoncez 20 ou 25.</translation>
    </message>
    <message>
        <source>The highest bidder names trumps. Choose the suit in which you are strongest.</source>
        <translatorcomment>terms: bid</translatorcomment>
        <translation>Le plus offrant choisit l’atout. Prenez votre couleur la plus forte.</translation>
    </message>
    <message>
        <source>The others all passed. Your side must now win that many points, or lose that many instead.</source>
        <translation>Les autres ont tous passé. Votre camp doit maintenant faire autant de points, sinon il en perd autant.</translation>
    </message>
    <message>
        <source>The panel shows whether your side made its bid. At 120 points the game is won.</source>
        <translation>Le panneau montre si votre camp a réussi son enchère. La partie est gagnée à 120 points.</translation>
    </message>
    <message>
        <source>The player to the left of the highest bidder leads: {first}. The rest is as in Twenty-Five.</source>
        <translatorcomment>terms: bid</translatorcomment>
        <translation>Le joueur à gauche du plus offrant entame&#xa0;: c’est {first}. Le reste est comme au Vingt-cinq.</translation>
    </message>
    <message>
        <source>What is your hand worth?</source>
        <translation>Que vaut votre main&#x202f;?</translation>
    </message>
    <message>
        <source>You have far more in spades.</source>
        <translation>Vous avez bien plus à pique.</translation>
    </message>
</context>
<context>
    <name>lesson black-trumps</name>
    <message>
        <source>10♠ is the lowest trump there is. You have a better one.</source>
        <translation>Le 10♠ est le plus faible de tous les atouts. Vous en avez un meilleur.</translation>
    </message>
    <message>
        <source>3♣ beats 6♣, and you still have your jack.</source>
        <translation>Le 3♣ bat le 6♣, et vous avez encore votre valet.</translation>
    </message>
    <message>
        <source>A trump was led, and you have trumps, so you have to play one of them.</source>
        <translation>On a entamé d’un atout, et vous en avez&#xa0;: vous devez en jouer un.</translation>
    </message>
    <message>
        <source>A♥ again</source>
        <translation>Encore l’A♥</translation>
    </message>
    <message>
        <source>Clubs are trumps: black again. {first} led 6♣, and {second} played 8♣.</source>
        <translation>L’atout est trèfle&#xa0;: encore du noir. {first} a entamé du 6♣, et {second} a joué le 8♣.</translation>
    </message>
    <message>
        <source>Five, jack, A♥, ace, king, queen, then 2, 3, 4 and so on to 10. In red high numbers win, in black low ones.</source>
        <translation>Cinq, valet, A♥, as, roi, dame, puis 2, 3, 4 et ainsi de suite jusqu’au 10. En rouge, les grands nombres gagnent&#x202f;; en noir, les petits.</translation>
    </message>
    <message>
        <source>In a black suit the 10 is the lowest of all. Your 2 beats the 4.</source>
        <translation>Dans une couleur noire, le 10 est le plus faible de tous. Votre 2 bat le 4.</translation>
    </message>
    <message>
        <source>In black a 9 is lower than a 6. Take your 3.</source>
        <translation>En noir, le 9 est plus faible que le 6. Prenez votre 3.</translation>
    </message>
    <message>
        <source>In black, low wins</source>
        <translation>En noir, le plus bas gagne</translation>
    </message>
    <message>
        <source>In spades and clubs the low numbers win</source>
        <translation>À pique et à trèfle, les petits nombres gagnent</translation>
    </message>
    <message>
        <source>Just enough</source>
        <translation>Juste assez</translation>
    </message>
    <message>
        <source>Lead your best trump.</source>
        <translation>Entamez de votre meilleur atout.</translation>
    </message>
    <message>
        <source>{first} led 9♠, and {second} beat it with 4♠, the lower number. Now you.</source>
        <translation>{first} a entamé du 9♠, et {second} l’a battu avec le 4♠, le plus petit nombre. À vous.</translation>
    </message>
    <message>
        <source>{first} led the king of trumps, and {second} played the queen.</source>
        <translation>{first} a entamé du roi d’atout, et {second} a joué la dame.</translation>
    </message>
    <message>
        <source>Spades are trumps, a black suit. In black the numbers run the other way: 2 beats 3, 3 beats 4, and the 10 is lowest.</source>
        <translation>L’atout est pique, une couleur noire. En noir, les nombres vont à l’envers&#xa0;: le 2 bat le 3, le 3 bat le 4, et le 10 est le plus faible.</translation>
    </message>
    <message>
        <source>That is not a trump. Spades are trumps.</source>
        <translation>Ce n’est pas un atout. L’atout est pique.</translation>
    </message>
    <message>
        <source>Yes! The only number that beats the 2 of trumps is the five.</source>
        <translation>Oui&#x202f;! Le cinq est le seul nombre qui bat le 2 d’atout.</translation>
    </message>
    <message>
        <source>That is lower than K♣. You have one card that is always a trump.</source>
        <translation>C’est plus faible que le K♣. Vous avez une carte qui est toujours un atout.</translation>
    </message>
    <message>
        <source>The black order</source>
        <translation>L’ordre en noir</translation>
    </message>
    <message>
        <source>The black trumps</source>
        <translation>Les atouts noirs</translation>
    </message>
    <message>
        <source>The jack would win, but a smaller trump is enough. Which number beats a 6 in black?</source>
        <translation>Le valet gagnerait, mais un plus petit atout suffit. Quel nombre bat le 6 en noir&#x202f;?</translation>
    </message>
    <message>
        <source>The king beats every number but the five.</source>
        <translation>Le roi bat tous les nombres sauf le cinq.</translation>
    </message>
    <message>
        <source>The king would win too, but the 2 is enough. Keep the king for later.</source>
        <translation>Le roi gagnerait aussi, mais le 2 suffit. Gardez le roi pour plus tard.</translation>
    </message>
    <message>
        <source>The top is as in red: five, jack, A♥, ace, king, queen. Only the numbers run the other way.</source>
        <translation>Le haut est comme en rouge&#xa0;: cinq, valet, A♥, as, roi, dame. Seuls les nombres vont à l’envers.</translation>
    </message>
    <message>
        <source>The top stays the same</source>
        <translation>Le haut ne change pas</translation>
    </message>
    <message>
        <source>Win the trick with your lowest number.</source>
        <translation>Faites la levée avec votre plus petit nombre.</translation>
    </message>
    <message>
        <source>Win the trick, but keep your best trump.</source>
        <translation>Faites la levée, mais gardez votre meilleur atout.</translation>
    </message>
    <message>
        <source>Win the trick.</source>
        <translation>Faites la levée.</translation>
    </message>
    <message>
        <source>Yes. Whatever is trumps, A♥ is third, after five and jack.</source>
        <translation>Oui. Quel que soit l’atout, l’A♥ est troisième, après le cinq et le valet.</translation>
    </message>
</context>
<context>
    <name>lesson following</name>
    <message>
        <source>4♦ is allowed, but Q♦ would win. Your 7♠ is a trump.</source>
        <translation>Le 4♦ est permis, mais la Q♦ gagnerait. Votre 7♠ est un atout.</translation>
    </message>
    <message>
        <source>A card of another suit never wins, however high it is.</source>
        <translation>Une carte d’une autre couleur ne gagne jamais, si haute soit-elle.</translation>
    </message>
    <message>
        <source>A club was led, and you have clubs, so play one of them.</source>
        <translation>On a entamé d’un trèfle, et vous en avez&#xa0;: jouez-en un.</translation>
    </message>
    <message>
        <source>A trump was led, and you have one: 3♦. You have to play it.</source>
        <translation>On a entamé d’un atout, et vous en avez un&#xa0;: le 3♦. Vous devez le jouer.</translation>
    </message>
    <message>
        <source>Follow, or trump</source>
        <translatorcomment>terms: trump</translatorcomment>
        <translation>Fournir, ou couper</translation>
    </message>
    <message>
        <source>Following and trumping</source>
        <translation>Fournir et couper</translation>
    </message>
    <message>
        <source>Good. In black the 2 is better than the 8, so you keep it.</source>
        <translation>Bien. En noir, le 2 vaut mieux que le 8&#xa0;: vous le gardez.</translation>
    </message>
    <message>
        <source>In black the 2 is better than the 8. Keep it, and let 8♣ go.</source>
        <translation>En noir, le 2 vaut mieux que le 8. Gardez-le, et laissez partir le 8♣.</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>En bref</translation>
    </message>
    <message>
        <source>Lead K♥.</source>
        <translation>Entamez du K♥.</translation>
    </message>
    <message>
        <source>{first} leads K♣. You have clubs, so you must play one of them. Neither beats the king: keep the better one.</source>
        <translation>{first} entame du K♣. Vous avez des trèfles&#xa0;: vous devez en jouer un. Aucun des deux ne bat le roi&#xa0;: gardez le meilleur.</translation>
    </message>
    <message>
        <source>{first} leads a heart. You have no heart and no trump, so you may play any card, but none can win.</source>
        <translation>{first} entame d’un cœur. Vous n’avez ni cœur ni atout&#xa0;: vous pouvez jouer la carte de votre choix, mais aucune ne peut gagner.</translation>
    </message>
    <message>
        <source>Play the weaker club.</source>
        <translation>Jouez le trèfle le plus faible.</translation>
    </message>
    <message>
        <source>Right. It lost, but you still have your kings.</source>
        <translation>Exact. Il a perdu, mais vous avez encore vos rois.</translation>
    </message>
    <message>
        <source>You won, so you lead, and any card will do.</source>
        <translation>Vous avez gagné, donc vous entamez, de la carte de votre choix.</translation>
    </message>
    <message>
        <source>{first} led a diamond, and you have one. So you may play it or a trump, nothing else. Spades are trumps.</source>
        <translation>{first} a entamé d’un carreau, et vous en avez un. Vous pouvez donc le jouer, ou un atout, rien d’autre. L’atout est pique.</translation>
    </message>
    <message>
        <source>{first} led a trump. Then you must play a trump if you have one, even if it loses.</source>
        <translation>{first} a entamé d’un atout. Vous devez alors jouer un atout si vous en avez un, même s’il perd.</translation>
    </message>
    <message>
        <source>{first} trumped it: even 10♠, the lowest trump, beats a king.</source>
        <translation>{first} a coupé&#xa0;: même le 10♠, le plus faible atout, bat un roi.</translation>
    </message>
    <message>
        <source>No trump left</source>
        <translation>Plus d’atout</translation>
    </message>
    <message>
        <source>None of the suit</source>
        <translation>Rien de cette couleur</translation>
    </message>
    <message>
        <source>Play the card that you must play.</source>
        <translation>Jouez la carte que vous devez jouer.</translation>
    </message>
    <message>
        <source>Throw away either card.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Défaussez-vous de l’une ou de l’autre.</translation>
    </message>
    <message>
        <source>Trump led: play a trump. Another suit led: that suit, or a trump. If you cannot: any card. Cards you may play stand up a little.</source>
        <translation>Entame d’un atout&#xa0;: jouez un atout. D’une autre couleur&#xa0;: cette couleur, ou un atout. Si vous ne pouvez pas&#xa0;: n’importe quelle carte. Les cartes permises dépassent un peu.</translation>
    </message>
    <message>
        <source>When a trump is led</source>
        <translation>Quand on entame d’un atout</translation>
    </message>
    <message>
        <source>Which cards you may play</source>
        <translation>Les cartes que vous pouvez jouer</translation>
    </message>
    <message>
        <source>Win the trick with your trump.</source>
        <translation>Faites la levée avec votre atout.</translation>
    </message>
    <message>
        <source>You have a diamond, so 2♣ must wait. Play your diamond or your trump.</source>
        <translation>Vous avez un carreau&#xa0;: le 2♣ doit attendre. Jouez votre carreau ou votre atout.</translation>
    </message>
    <message>
        <source>You have a diamond, so 8♣ must wait. Play your diamond or your trump.</source>
        <translation>Vous avez un carreau&#xa0;: le 8♣ doit attendre. Jouez votre carreau ou votre atout.</translation>
    </message>
    <message>
        <source>You have a diamond, so K♥ must wait. Play your diamond or your trump.</source>
        <translation>Vous avez un carreau&#xa0;: le K♥ doit attendre. Jouez votre carreau ou votre atout.</translation>
    </message>
    <message>
        <source>You may lead anything</source>
        <translation>Entamez à votre guise</translation>
    </message>
    <message>
        <source>You may, but try your king this time.</source>
        <translation>C’est permis, mais essayez votre roi cette fois.</translation>
    </message>
    <message>
        <source>You trumped it. Even a small trump beats Q♦.</source>
        <translation>Vous avez coupé. Même un petit atout bat la Q♦.</translation>
    </message>
</context>
<context>
    <name>lesson holding-back</name>
    <message>
        <source>9♠ went, and the five is safe for the next trick.</source>
        <translation>Le 9♠ est parti, et le cinq est à l’abri pour la prochaine levée.</translation>
    </message>
    <message>
        <source>A better trump was led</source>
        <translation>On entame d’un meilleur atout</translation>
    </message>
    <message>
        <source>A trump was led, and 9♠ may not be held back. Play a trump.</source>
        <translation>On a entamé d’un atout, et vous ne pouvez pas garder le 9♠. Jouez un atout.</translation>
    </message>
    <message>
        <source>A trump was led. But five, jack and A♥ may stay in your hand when a lower trump was led. 8♠ is lower: keep both.</source>
        <translation>On a entamé d’un atout. Mais le cinq, le valet et l’A♥ peuvent rester en main quand on entame d’un atout plus faible. Le 8♠ l’est&#xa0;: gardez les deux.</translation>
    </message>
    <message>
        <source>Another trump in the hand</source>
        <translation>Un autre atout en main</translation>
    </message>
    <message>
        <source>Bad luck! The jack won. The card led decides what you may hold back.</source>
        <translation>Pas de chance&#x202f;! Le valet a gagné. C’est la carte d’entame qui décide de ce que vous pouvez garder.</translation>
    </message>
    <message>
        <source>J♠ is better than A♥, so A♥ has to be played. 4♥ is not a trump here.</source>
        <translation>Le J♠ est meilleur que l’A♥&#xa0;: il faut jouer l’A♥. Le 4♥ n’est pas un atout ici.</translation>
    </message>
    <message>
        <source>J♠ is better than A♥, so A♥ has to be played. 7♥ is not a trump here.</source>
        <translation>Le J♠ est meilleur que l’A♥&#xa0;: il faut jouer l’A♥. Le 7♥ n’est pas un atout ici.</translation>
    </message>
    <message>
        <source>Lead the five: no trump is higher, so nobody may hold back. A player whose only trump is the jack must play it.</source>
        <translation>Entamez du cinq&#xa0;: aucun atout n’est plus fort, donc personne ne peut rien garder. Le joueur dont le seul atout est le valet doit le jouer.</translation>
    </message>
    <message>
        <source>{first} led 7♠. You may hold back the five, but not the other trump in your hand.</source>
        <translation>{first} a entamé du 7♠. Vous pouvez garder le cinq, mais pas l’autre atout de votre main.</translation>
    </message>
    <message>
        <source>Play the trump that you may not hold back.</source>
        <translation>Jouez l’atout que vous ne pouvez pas garder.</translation>
    </message>
    <message>
        <source>{second} leads Q♠. You could hold back again, but A♥ beats the queen, so the trick is there for the taking.</source>
        <translation>{second} entame de la Q♠. Vous pourriez encore garder vos cartes, mais l’A♥ bat la dame&#xa0;: la levée est à prendre.</translation>
    </message>
    <message>
        <source>You may, but A♥ will win a better trick. Hold it back.</source>
        <translation>C’est permis, mais l’A♥ fera une meilleure levée. Gardez-le.</translation>
    </message>
    <message>
        <source>You may, but lead 5♠ and see what falls.</source>
        <translation>C’est permis, mais entamez du 5♠ et voyez ce qui tombe.</translation>
    </message>
    <message>
        <source>You may, but the five wins any trick, so there is no hurry. Hold it back.</source>
        <translation>C’est permis, mais le cinq fait n’importe quelle levée&#xa0;: rien ne presse. Gardez-le.</translation>
    </message>
    <message>
        <source>You still have your two best cards. Holding back like this is called reneging.</source>
        <translation>Vous avez encore vos deux meilleures cartes. Les garder ainsi s’appelle renoncer.</translation>
    </message>
    <message>
        <source>Five, jack and A♥ may stay in the hand when a lower trump is led. In a game, the line above your hand tells you when.</source>
        <translation>Le cinq, le valet et l’A♥ peuvent rester en main quand on entame d’un atout plus faible. En jeu, la ligne au-dessus de votre main vous dit quand.</translation>
    </message>
    <message>
        <source>Five, jack and A♥ need not always be played</source>
        <translation>Rien n’oblige à toujours jouer le cinq, le valet et l’A♥</translation>
    </message>
    <message>
        <source>Hold them back</source>
        <translation>Gardez-les</translation>
    </message>
    <message>
        <source>Holding back the top three</source>
        <translation>Garder les trois meilleurs</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>En bref</translation>
    </message>
    <message>
        <source>J♠ is better than A♥, so A♥ has to be played.</source>
        <translation>Le J♠ est meilleur que l’A♥&#xa0;: il faut jouer l’A♥.</translation>
    </message>
    <message>
        <source>K♣ may win a trick yet. Throw away something worse.</source>
        <translation>Le K♣ peut encore faire une levée. Défaussez-vous d’une moins bonne carte.</translation>
    </message>
    <message>
        <source>Lead 5♠.</source>
        <translation>Entamez du 5♠.</translation>
    </message>
    <message>
        <source>{first} had to give up the jack, the second best card of all.</source>
        <translation>{first} a dû livrer le valet, la deuxième meilleure carte de toutes.</translation>
    </message>
    <message>
        <source>{first} led J♠. The jack is better than A♥, so you may not hold A♥ back. It is your only trump.</source>
        <translation>{first} a entamé du J♠. Le valet est meilleur que l’A♥&#xa0;: vous ne pouvez pas garder l’A♥. C’est votre seul atout.</translation>
    </message>
    <message>
        <source>Nothing hides from the five</source>
        <translation>Rien n’échappe au cinq</translation>
    </message>
    <message>
        <source>Now take one</source>
        <translation>Prenez-en une</translation>
    </message>
    <message>
        <source>Play the card that you must play.</source>
        <translation>Jouez la carte que vous devez jouer.</translation>
    </message>
    <message>
        <source>Take the trick with A♥.</source>
        <translation>Faites la levée avec l’A♥.</translation>
    </message>
    <message>
        <source>The five would win for sure, but A♥ is enough this time.</source>
        <translation>Le cinq gagnerait à coup sûr, mais l’A♥ suffit cette fois.</translation>
    </message>
    <message>
        <source>The five would win, but it can wait. Play 9♠.</source>
        <translation>Le cinq gagnerait, mais il peut attendre. Jouez le 9♠.</translation>
    </message>
    <message>
        <source>The trick is yours.</source>
        <translation>La levée est à vous.</translation>
    </message>
    <message>
        <source>Throw away 3♥ or 8♦.</source>
        <translation>Défaussez-vous du 3♥ ou du 8♦.</translation>
    </message>
    <message>
        <source>You may, but then {second} wins. Take it with A♥.</source>
        <translation>C’est permis, mais alors {second} gagne. Prenez la levée avec l’A♥.</translation>
    </message>
</context>
<context>
    <name>lesson plain-suits</name>
    <message>
        <source>3♥ is allowed, but K♥ beats it. You have a trump that looks like a heart.</source>
        <translation>Le 3♥ est permis, mais le K♥ le bat. Vous avez un atout qui ressemble à un cœur.</translation>
    </message>
    <message>
        <source>A diamond was led, and you have diamonds, so play one of them.</source>
        <translation>On a entamé d’un carreau, et vous en avez&#xa0;: jouez-en un.</translation>
    </message>
    <message>
        <source>A heart was led: play your heart, or a trump.</source>
        <translation>On a entamé d’un cœur&#xa0;: jouez votre cœur, ou un atout.</translation>
    </message>
    <message>
        <source>A spade was led, and you have spades, so play one of them.</source>
        <translation>On a entamé d’un pique, et vous en avez&#xa0;: jouez-en un.</translation>
    </message>
    <message>
        <source>A♥ is not a heart</source>
        <translation>L’A♥ n’est pas un cœur</translation>
    </message>
    <message>
        <source>A surprise: when diamonds are not trumps, A♦ is only a 1, the lowest of them. Play 10♦.</source>
        <translation>Surprise&#xa0;: quand l’atout n’est pas carreau, l’A♦ n’est qu’un 1, le plus faible des carreaux. Jouez le 10♦.</translation>
    </message>
    <message>
        <source>A♦ is the lowest diamond now. Lead K♠.</source>
        <translation>L’A♦ est ici le plus faible des carreaux. Entamez du K♠.</translation>
    </message>
    <message>
        <source>Clubs are trumps, but {first} led a diamond. If nobody plays a trump, the best card of the suit led wins.</source>
        <translation>L’atout est trèfle, mais {first} a entamé d’un carreau. Si personne ne joue d’atout, la meilleure carte de la couleur demandée gagne.</translation>
    </message>
    <message>
        <source>Diamonds are trumps. {first} led 9♠, and {second} beat it with 7♠: in black low numbers win, trump or not.</source>
        <translation>L’atout est carreau. {first} a entamé du 9♠, et {second} l’a battu avec le 7♠&#xa0;: en noir, les petits nombres gagnent, atout ou non.</translation>
    </message>
    <message>
        <source>In a suit that is not trumps the king is best, then queen and jack. An ace is only a 1 there.</source>
        <translation>Dans une couleur qui n’est pas l’atout, le roi est le meilleur, puis la dame et le valet. L’as n’y est qu’un 1.</translation>
    </message>
    <message>
        <source>In black the 10 is the lowest number. Take your 2.</source>
        <translation>En noir, le 10 est le plus faible. Prenez votre 2.</translation>
    </message>
    <message>
        <source>In black, low wins here too</source>
        <translation>En noir, le plus bas gagne ici aussi</translation>
    </message>
    <message>
        <source>In red, high numbers win, trump or not.</source>
        <translation>En rouge, les grands nombres gagnent, atout ou non.</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>En bref</translation>
    </message>
    <message>
        <source>King, queen, jack</source>
        <translation>Roi, dame, valet</translation>
    </message>
    <message>
        <source>K♠ is a better lead: it is the best spade.</source>
        <translation>Mieux vaut entamer du K♠&#xa0;: c’est le meilleur pique.</translation>
    </message>
    <message>
        <source>Lead your king.</source>
        <translation>Entamez de votre roi.</translation>
    </message>
    <message>
        <source>Nobody trumped it, so K♠ won.</source>
        <translation>Personne n’a coupé, donc le K♠ a gagné.</translation>
    </message>
    <message>
        <source>Right: 2♠ beats 7♠ and 9♠.</source>
        <translation>Exact&#xa0;: le 2♠ bat le 7♠ et le 9♠.</translation>
    </message>
    <message>
        <source>Spades are trumps. {first} led K♥, the best heart. But your A♥ is always a trump, not a heart.</source>
        <translation>L’atout est pique. {first} a entamé du K♥, le meilleur cœur. Mais votre A♥ est toujours un atout, pas un cœur.</translation>
    </message>
    <message>
        <source>The best trump wins. Without a trump, the best card of the suit led: king, queen, jack, then high numbers in red, low ones in black.</source>
        <translation>Le meilleur atout gagne. Sans atout, c’est la meilleure carte de la couleur demandée&#xa0;: roi, dame, valet, puis les grands nombres en rouge, les petits en noir.</translation>
    </message>
    <message>
        <source>The other suits</source>
        <translation>Les autres couleurs</translation>
    </message>
    <message>
        <source>Who wins when no trump is played</source>
        <translation>Qui gagne quand personne ne joue d’atout</translation>
    </message>
    <message>
        <source>Win the trick.</source>
        <translation>Faites la levée.</translation>
    </message>
    <message>
        <source>Win with your 10♦.</source>
        <translation>Gagnez avec votre 10♦.</translation>
    </message>
    <message>
        <source>Without a trump</source>
        <translation>Sans atout</translation>
    </message>
    <message>
        <source>Yes: any trump beats the best heart.</source>
        <translation>Oui&#xa0;: n’importe quel atout bat le meilleur cœur.</translation>
    </message>
</context>
<context>
    <name>lesson red-trumps</name>
    <message>
        <source>3♦ is one of the lowest. You have a better trump.</source>
        <translation>Le 3♦ est l’un des plus faibles. Vous avez un meilleur atout.</translation>
    </message>
    <message>
        <source>4♥ is lower than 9♥, so {first} would win. Play the 10.</source>
        <translation>Le 4♥ est plus faible que le 9♥&#xa0;: {first} gagnerait. Jouez le 10.</translation>
    </message>
    <message>
        <source>5♥ would win too, but it is your best card, as you will see. 10♥ is enough.</source>
        <translation>Le 5♥ gagnerait aussi, mais c’est votre meilleure carte, comme vous le verrez. Le 10♥ suffit.</translation>
    </message>
    <message>
        <source>A trump was led, and you have trumps, so you have to play one of them.</source>
        <translation>On a entamé d’un atout, et vous en avez&#xa0;: vous devez en jouer un.</translation>
    </message>
    <message>
        <source>A♥ is always a trump</source>
        <translation>L’A♥ est toujours un atout</translation>
    </message>
    <message>
        <source>9♣ is not a trump. Diamonds are trumps.</source>
        <translation>Le 9♣ n’est pas un atout. L’atout est carreau.</translation>
    </message>
    <message>
        <source>A card is turned up: 7♥. So hearts are trumps this time. Any trump beats every card of the other suits: ♣, ♦ and ♠.</source>
        <translation>On retourne une carte&#xa0;: le 7♥. L’atout est donc cœur cette fois. N’importe quel atout bat toutes les cartes des autres couleurs&#xa0;: ♣, ♦ et ♠.</translation>
    </message>
    <message>
        <source>Everybody plays one card: that is a trick. The best card wins it, and 5 points. The first to 25 points wins the game.</source>
        <translation>Chacun joue une carte&#xa0;: c’est une levée. La meilleure carte la remporte, avec 5 points. Le premier à 25 points gagne la partie.</translation>
    </message>
    <message>
        <source>Five, jack, A♥, ace, king, queen, then 10 down to 2. Click the trump sign to see this order at any time.</source>
        <translation>Cinq, valet, A♥, as, roi, dame, puis du 10 au 2. Cliquez sur le signe de l’atout pour revoir cet ordre à tout moment.</translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <translation>Atout cœur</translation>
    </message>
    <message>
        <source>Hearts are trumps again. {first} played the queen, and {second} beat it with the king.</source>
        <translation>L’atout est de nouveau cœur. {first} a joué la dame, et {second} l’a battue avec le roi.</translation>
    </message>
    <message>
        <source>In red, high wins</source>
        <translation>En rouge, le plus haut gagne</translation>
    </message>
    <message>
        <source>J♦ would win too, but it is even better than A♥. Save it, and play A♥.</source>
        <translation>Le J♦ gagnerait aussi, mais il est encore meilleur que l’A♥. Gardez-le, et jouez l’A♥.</translation>
    </message>
    <message>
        <source>Lead 5♥.</source>
        <translation>Entamez du 5♥.</translation>
    </message>
    <message>
        <source>Lead your best trump.</source>
        <translation>Entamez de votre meilleur atout.</translation>
    </message>
    <message>
        <source>{first} played 9♥ and {second} 6♥. In a red suit the higher number wins, so your 10♥ beats both.</source>
        <translation>{first} a joué le 9♥ et {second} le 6♥. Dans une couleur rouge, le plus grand nombre gagne&#xa0;: votre 10♥ bat donc les deux.</translation>
    </message>
    <message>
        <source>New cards: now diamonds are trumps. But A♥ is always a trump too, and a high one. It beats {first}’s king.</source>
        <translation>Nouvelles cartes&#xa0;: l’atout est maintenant carreau. Mais l’A♥ est toujours un atout aussi, et un des plus forts. Il bat le roi {first:de}.</translation>
    </message>
    <message>
        <source>Not even {second}’s jack could beat it.</source>
        <translation>Même le valet {second:de} n’a pas pu le battre.</translation>
    </message>
    <message>
        <source>On your own</source>
        <translation>Sans aide</translation>
    </message>
    <message>
        <source>Only two cards are better than A♥: the five and the jack of trumps.</source>
        <translation>Deux cartes seulement sont meilleures que l’A♥&#xa0;: le cinq et le valet d’atout.</translation>
    </message>
    <message>
        <source>Play 10♥.</source>
        <translation>Jouez le 10♥.</translation>
    </message>
    <message>
        <source>Play A♥.</source>
        <translation>Jouez l’A♥.</translation>
    </message>
    <message>
        <source>That is lower than K♥. Which card comes just below the five?</source>
        <translation>C’est plus faible que le K♥. Quelle carte vient juste après le cinq&#x202f;?</translation>
    </message>
    <message>
        <source>That is lower than {first}’s K♦. A♥ is better than the king.</source>
        <translation>C’est plus faible que le K♦ {first:de}. L’A♥ est meilleur que le roi.</translation>
    </message>
    <message>
        <source>The five is best</source>
        <translation>Le cinq est le meilleur</translation>
    </message>
    <message>
        <source>The jack comes second</source>
        <translation>Le valet vient en deuxième</translation>
    </message>
    <message>
        <source>The queen looks grand, but among trumps the jack is better.</source>
        <translation>La dame a grande allure, mais parmi les atouts, le valet vaut mieux.</translation>
    </message>
    <message>
        <source>The red order</source>
        <translation>L’ordre en rouge</translation>
    </message>
    <message>
        <source>The red trumps</source>
        <translation>Les atouts rouges</translation>
    </message>
    <message>
        <source>The top three: the five of trumps, the jack of trumps, and A♥. After them come ace, king and queen.</source>
        <translation>Les trois meilleurs&#xa0;: le cinq d’atout, le valet d’atout et l’A♥. Après eux viennent l’as, le roi et la dame.</translation>
    </message>
    <message>
        <source>The trick is yours, and so are 5 points.</source>
        <translation>La levée est à vous, et 5 points avec.</translation>
    </message>
    <message>
        <source>Well done! The jack beats king and queen.</source>
        <translation>Bravo&#x202f;! Le valet bat le roi et la dame.</translation>
    </message>
    <message>
        <source>What you play for</source>
        <translation>Le but du jeu</translation>
    </message>
    <message>
        <source>Which card beats which when hearts or diamonds are trumps</source>
        <translation>Quelle carte bat quelle autre quand l’atout est cœur ou carreau</translation>
    </message>
    <message>
        <source>Win the trick.</source>
        <translation>Faites la levée.</translation>
    </message>
    <message>
        <source>Yes. Only 5♦ could have beaten it.</source>
        <translation>Oui. Seul le 5♦ aurait pu le battre.</translation>
    </message>
    <message>
        <source>You could, but let us see how strong the five is. Lead 5♥.</source>
        <translation>C’est possible, mais voyons la force du cinq. Entamez du 5♥.</translation>
    </message>
    <message>
        <source>You won, so you lead: you play first to the next trick. Now a surprise: the best trump is the five.</source>
        <translation>Vous avez gagné, donc vous entamez&#xa0;: vous jouez en premier à la levée suivante. Et voici une surprise&#xa0;: le meilleur atout est le cinq.</translation>
    </message>
</context>
<context>
    <name>lesson robbing</name>
    <message>
        <source>5♠ is in your hand, and nobody saw what you put out.</source>
        <translation>Le 5♠ est dans votre main, et personne n’a vu ce que vous avez écarté.</translation>
    </message>
    <message>
        <source>An ace turned up</source>
        <translation>Un as retourné</translation>
    </message>
    <message>
        <source>And now the trick</source>
        <translation>Et maintenant, la levée</translation>
    </message>
    <message>
        <source>5♠ was turned up, the best card of this deal. You hold A♠, the ace of trumps. That lets you take 5♠: this is called robbing.</source>
        <translation>On a retourné le 5♠, la meilleure carte de cette donne. Vous avez l’A♠, l’as d’atout. Il vous permet de prendre le 5♠&#xa0;: cela s’appelle piller.</translation>
    </message>
    <message>
        <source>A♠ is a good trump. Put out a card that is not a trump.</source>
        <translation>L’A♠ est un bon atout. Écartez une carte qui n’est pas un atout.</translation>
    </message>
    <message>
        <source>A♦ is yours, a fine trump.</source>
        <translation>L’A♦ est à vous, un bel atout.</translation>
    </message>
    <message>
        <source>First take 5♠. Once you have played a card, it is too late.</source>
        <translation>Prenez d’abord le 5♠. Une fois une carte jouée, il sera trop tard.</translation>
    </message>
    <message>
        <source>First take A♦. Once you have played a card, it is too late.</source>
        <translation>Prenez d’abord l’A♦. Une fois une carte jouée, il sera trop tard.</translation>
    </message>
    <message>
        <source>For the card you take, put another out. Choose one that is worth little, then press “Take”.</source>
        <translation>Pour la carte que vous prenez, écartez-en une autre. Choisissez-en une de peu de valeur, puis appuyez sur «&#xa0;Prendre&#xa0;».</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>En bref</translation>
    </message>
    <message>
        <source>J♦ is the second best trump. Put out another card.</source>
        <translation>Le J♦ est le deuxième meilleur atout. Écartez une autre carte.</translation>
    </message>
    <message>
        <source>K♣ may win a trick. Put out something lower.</source>
        <translation>Le K♣ peut faire une levée. Écartez une carte plus faible.</translation>
    </message>
    <message>
        <source>Lead 5♠.</source>
        <translation>Entamez du 5♠.</translation>
    </message>
    <message>
        <source>{first} led 6♥ and {second} played 9♥. A trump wins it, and you need not spend the better one.</source>
        <translation>{first} a entamé du 6♥ et {second} a joué le 9♥. Un atout fait la levée&#xa0;: inutile d’y mettre le meilleur.</translation>
    </message>
    <message>
        <source>Nobody has to rob, but A♦ is far better than your 9♣. Take it.</source>
        <translation>Personne n’est obligé de piller, mais l’A♦ vaut bien mieux que votre 9♣. Prenez-le.</translation>
    </message>
    <message>
        <source>One in, one out</source>
        <translation>Une entre, une sort</translation>
    </message>
    <message>
        <source>Put out 3♥, 8♦ or 10♣, and take 5♠.</source>
        <translation>Écartez le 3♥, le 8♦ ou le 10♣, et prenez le 5♠.</translation>
    </message>
    <message>
        <source>Robbing</source>
        <translation>Piller</translation>
    </message>
    <message>
        <source>Take A♦, and keep your J♦.</source>
        <translation>Prenez l’A♦, et gardez votre J♦.</translation>
    </message>
    <message>
        <source>Taking the card that was turned up</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Prendre la retourne</translation>
    </message>
    <message>
        <source>That does not win. Play A♦.</source>
        <translation>Cela ne gagne pas. Jouez l’A♦.</translation>
    </message>
    <message>
        <source>The ace of trumps</source>
        <translation>L’as d’atout</translation>
    </message>
    <message>
        <source>The jack would win too, but it is the better trump. A♦ is enough.</source>
        <translatorcomment>terms: trump</translatorcomment>
        <translation>Le valet gagnerait aussi, mais c’est le meilleur des deux. L’A♦ suffit.</translation>
    </message>
    <message>
        <source>This time an ace was turned up. Then the dealer may take it, and you are the dealer: you have the chip with D.</source>
        <translation>Cette fois, on a retourné un as. Le donneur peut alors le prendre, et le donneur, c’est vous&#xa0;: vous avez le jeton marqué D.</translation>
    </message>
    <message>
        <source>Two of their trumps are gone, and your A♠ is stronger now.</source>
        <translation>Deux de leurs atouts sont partis, et votre A♠ est maintenant plus fort.</translation>
    </message>
    <message>
        <source>The trick is yours, and the jack is still in your hand.</source>
        <translation>La levée est à vous, et le valet est toujours dans votre main.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Servez-vous-en</translation>
    </message>
    <message>
        <source>Win the trick with A♦.</source>
        <translation>Faites la levée avec l’A♦.</translation>
    </message>
    <message>
        <source>With the ace of trumps you may take the card turned up, before your first card. If an ace is turned up, the dealer may.</source>
        <translation>Avec l’as d’atout, vous pouvez prendre la retourne avant de jouer votre première carte. Si la retourne est un as, c’est le donneur qui peut la prendre.</translation>
    </message>
    <message>
        <source>You hold the best card of all. The others have to play their trumps to it.</source>
        <translation>Vous avez la meilleure carte de toutes. Les autres doivent y mettre leurs atouts.</translation>
    </message>
    <message>
        <source>You may leave it, but you would give away the best card. Take it.</source>
        <translation>Vous pouvez la laisser, mais vous abandonneriez la meilleure carte. Prenez-la.</translation>
    </message>
    <message>
        <source>You may, but lead 5♠ this time.</source>
        <translation>C’est permis, mais entamez du 5♠ cette fois.</translation>
    </message>
</context>
<context>
    <name>lesson spoil-five</name>
    <message>
        <source>3♣ and 10♥ are weak: take the pool.</source>
        <translation>Le 3♣ et le 10♥ sont faibles&#xa0;: prenez la poule.</translation>
    </message>
    <message>
        <source>A♥ is sure to win. The others are not.</source>
        <translation>L’A♥ gagne à coup sûr. Pas les autres.</translation>
    </message>
    <message>
        <source>A♥ is the best card left.</source>
        <translation>L’A♥ est la meilleure carte qui reste.</translation>
    </message>
    <message>
        <source>Begin with 5♦, which nothing beats.</source>
        <translation>Commencez par le 5♦, que rien ne bat.</translation>
    </message>
    <message>
        <source>Lead 5♦.</source>
        <translation>Entamez du 5♦.</translation>
    </message>
    <message>
        <source>Lead A♥.</source>
        <translation>Entamez de l’A♥.</translation>
    </message>
    <message>
        <source>Lead J♦.</source>
        <translation>Entamez du J♦.</translation>
    </message>
    <message>
        <source>One trick.</source>
        <translation>Une levée.</translation>
    </message>
    <message>
        <source>Play the deal as you like.</source>
        <translation>Jouez la donne comme vous voulez.</translation>
    </message>
    <message>
        <source>Spoil Five</source>
        <translatorcomment>terms: spoil</translatorcomment>
        <translation>Spoil Five</translation>
    </message>
    <message>
        <source>Spoil it</source>
        <translation>Visez la nulle</translation>
    </message>
    <message>
        <source>Spoiling</source>
        <translation>La donne nulle</translation>
    </message>
    <message>
        <source>Stay with the trumps: J♦ is sure to win.</source>
        <translation>Restez à l’atout&#xa0;: le J♦ gagne à coup sûr.</translation>
    </message>
    <message>
        <source>Take it, or jink?</source>
        <translation>La poule, ou la vole&#x202f;?</translation>
    </message>
    <message>
        <source>If nobody had three, the deal was spoiled and the pool stays. You know Spoil Five now.</source>
        <translation>Si personne n’en a eu trois, la donne est nulle et la poule reste. Vous connaissez maintenant le Spoil Five.</translation>
    </message>
    <message>
        <source>In Spoil Five there are no points. Everybody pays a chip into the pool. A player who wins three of the five tricks takes it all.</source>
        <translatorcomment>terms: spoil</translatorcomment>
        <translation>Au Spoil Five, il n’y a pas de points. Chacun met un jeton dans la poule. Le joueur qui fait trois des cinq levées prend toute la poule.</translation>
    </message>
    <message>
        <source>Take the pool, or jink: go on for all five tricks, for one more chip from everybody. Lose one, and you get nothing.</source>
        <translation>Prenez la poule, ou tentez la vole&#xa0;: continuez pour faire les cinq levées, et recevoir de chacun un jeton de plus. Perdez-en une, et vous n’avez rien.</translation>
    </message>
    <message>
        <source>That is brave, but 3♣ and 10♥ are easily beaten, and then the pool is lost.</source>
        <translation>C’est courageux, mais le 3♣ et le 10♥ se font battre facilement, et alors la poule est perdue.</translation>
    </message>
    <message>
        <source>The first trick</source>
        <translation>La première levée</translation>
    </message>
    <message>
        <source>The five is gone, so the jack is now the best card.</source>
        <translation>Le cinq est parti&#xa0;: le valet est maintenant la meilleure carte.</translation>
    </message>
    <message>
        <source>The pool</source>
        <translation>La poule</translation>
    </message>
    <message>
        <source>The pool is yours. With two sure tricks left, a jink would have been worth it.</source>
        <translation>La poule est à vous. Avec deux autres levées sûres, la vole aurait valu la peine.</translation>
    </message>
    <message>
        <source>The pool, spoiling, and the jink</source>
        <translation>La poule, la donne nulle et la vole</translation>
    </message>
    <message>
        <source>The second trick</source>
        <translation>La deuxième levée</translation>
    </message>
    <message>
        <source>The third trick</source>
        <translation>La troisième levée</translation>
    </message>
    <message>
        <source>Three tricks, and the first three at that. So you have a choice.</source>
        <translation>Trois levées, et même les trois premières. Vous avez donc le choix.</translation>
    </message>
    <message>
        <source>Two tricks. One more wins the pool.</source>
        <translation>Deux levées. Encore une, et la poule est à vous.</translation>
    </message>
    <message>
        <source>Watch who has two tricks already, and keep them from a third. Even one trick of yours may be enough.</source>
        <translatorcomment>terms: watch</translatorcomment>
        <translation>Repérez qui a déjà deux levées, et empêchez-le d’en faire une troisième. Une seule levée de votre part peut suffire.</translation>
    </message>
    <message>
        <source>With a poor hand you play to spoil: if nobody wins three tricks, the pool stays and grows for the next deal.</source>
        <translation>Avec une mauvaise main, on joue pour la nulle&#xa0;: si personne ne fait trois levées, la poule reste et grossit pour la donne suivante.</translation>
    </message>
    <message>
        <source>You hold the three best trumps, so three tricks are certain.</source>
        <translation>Vous avez les trois meilleurs atouts&#xa0;: trois levées sont assurées.</translation>
    </message>
</context>
<context>
    <name>lesson whole-game</name>
    <message>
        <source>A game with advice</source>
        <translation>Une partie avec conseils</translation>
    </message>
    <message>
        <source>A whole game</source>
        <translation>Une partie entière</translation>
    </message>
    <message>
        <source>Five cards each make five tricks. Each trick is worth 5 points. The first to 25 wins the game at once.</source>
        <translation>Cinq cartes chacun, cela fait cinq levées. Chaque levée vaut 5 points. Le premier à 25 gagne aussitôt la partie.</translation>
    </message>
    <message>
        <source>How to win</source>
        <translation>Comment gagner</translation>
    </message>
    <message>
        <source>Play as you like. At each turn you are told what a good player would do, and why.</source>
        <translation>Jouez comme vous voulez. À chaque tour, on vous dit ce que ferait un bon joueur, et pourquoi.</translation>
    </message>
    <message>
        <source>Play the game to its end.</source>
        <translation>Jouez la partie jusqu’au bout.</translation>
    </message>
    <message>
        <source>Play to 25 with advice at every turn</source>
        <translation>Jouez jusqu’à 25, avec un conseil à chaque tour</translation>
    </message>
    <message>
        <source>That was a whole game. You know how to play Twenty-Five.</source>
        <translation>C’était une partie entière. Vous savez jouer au Vingt-cinq.</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Begin lesson {number}</source>
        <translation>Commencer la leçon {number}</translation>
    </message>
    <message>
        <source>Card trainer</source>
        <translation>Entraîneur de cartes</translation>
    </message>
    <message>
        <source>Choose {cards} in your hand, then press the button in the panel.</source>
        <translation>Choisissez {cards:the} dans votre main, puis appuyez sur le bouton du panneau.</translation>
    </message>
    <message>
        <source>Click the card, or press {number} and Enter.</source>
        <translation>Cliquez sur la carte, ou appuyez sur {number} puis Entrée.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Terminée.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>First do what is asked, or press “Show me”.</source>
        <translation>Faites d’abord ce qui est demandé, ou appuyez sur «&#xa0;Montrer&#xa0;».</translation>
    </message>
    <message>
        <source>Go on with lesson {number}</source>
        <translation>Continuer à la leçon {number}</translation>
    </message>
    <message>
        <source>It is {card}, where the arrow points.</source>
        <translatorcomment>terms: point</translatorcomment>
        <translation>C’est {card:the}, là où pointe la flèche.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Lesson {number} of {lessons}</source>
        <translation>Leçon {number} sur {lessons}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Play to the end first. “Show me” gives advice.</source>
        <translation>Jouez d’abord jusqu’au bout. «&#xa0;Montrer&#xa0;» donne un conseil.</translation>
    </message>
    <message>
        <source>Practise the card order</source>
        <translation>S’entraîner à l’ordre des cartes</translation>
    </message>
    <message>
        <source>Press “Finish” to end the lesson.</source>
        <translation>Appuyez sur «&#xa0;Terminer&#xa0;» pour finir la leçon.</translation>
    </message>
    <message>
        <source>Press “Next” to go on.</source>
        <translation>Appuyez sur «&#xa0;Suivant&#xa0;» pour continuer.</translation>
    </message>
    <message>
        <source>Press “Pass” in the panel above your hand.</source>
        <translation>Appuyez sur «&#xa0;Passer&#xa0;» dans le panneau au-dessus de votre main.</translation>
    </message>
    <message>
        <source>Press “Take the pool” in the panel above your hand.</source>
        <translation>Appuyez sur «&#xa0;Prendre la poule&#xa0;» dans le panneau au-dessus de votre main.</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number}&#xa0;min</translation>
    </message>
    <message numerus="yes">
        <source>{number} minutes</source>
        <translation>
            <numerusform>{number} minute</numerusform>
            <numerusform>{number} minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} short lessons</source>
        <translation>
            <numerusform>{number} leçon courte</numerusform>
            <numerusform>{number} leçons courtes</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}, {title}: {about}. {minutes}.</source>
        <translation>{number}, {title}&#xa0;: {about}. {minutes}.</translation>
    </message>
    <message>
        <source>Press the button in the panel above your hand.</source>
        <translation>Appuyez sur le bouton du panneau au-dessus de votre main.</translation>
    </message>
    <message numerus="yes">
        <source>About {number} minutes in all</source>
        <translation>
            <numerusform>Environ {number} minute en tout</numerusform>
            <numerusform>Environ {number} minutes en tout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About {number} minutes left</source>
        <translation>
            <numerusform>Encore {number} minute environ</numerusform>
            <numerusform>Encore {number} minutes environ</numerusform>
        </translation>
    </message>
    <message>
        <source>Press “{points}” in the panel above your hand.</source>
        <translation>Appuyez sur {points} dans le panneau au-dessus de votre main.</translation>
    </message>
    <message>
        <source>Press “{suit}” in the panel above your hand.</source>
        <translation>Appuyez sur {suit} dans le panneau au-dessus de votre main.</translation>
    </message>
    <message>
        <source>Put out {card}, where the arrow points, then press “Take”.</source>
        <translatorcomment>terms: point</translatorcomment>
        <translation>Écartez {card:the}, là où pointe la flèche, puis appuyez sur «&#xa0;Prendre&#xa0;».</translation>
    </message>
    <message>
        <source>Short lessons at the table</source>
        <translation>De courtes leçons à la table</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Étape {step} sur {steps}</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>Texte de la leçon</translation>
    </message>
    <message>
        <source>The lesson waits until you close what lies over the table.</source>
        <translation>La leçon attend que vous fermiez ce qui couvre la table.</translation>
    </message>
    <message>
        <source>There is nothing to do here.</source>
        <translation>Il n’y a rien à faire ici.</translation>
    </message>
    <message>
        <source>This is the first step.</source>
        <translation>C’est la première étape.</translation>
    </message>
    <message>
        <source>Which of these cards wins? Questions you get wrong come back sooner.</source>
        <translation>Laquelle de ces cartes gagne&#x202f;? Les questions ratées reviennent plus tôt.</translation>
    </message>
    <message>
        <source>You have done all the lessons. Any of them can be played again.</source>
        <translation>Vous avez fait toutes les leçons. Chacune peut être rejouée.</translation>
    </message>
    <message>
        <source>Your progress with the lessons cannot be read ({reason}). The file was kept as {kept}.</source>
        <translation>Votre progression dans les leçons ne peut pas être lue ({reason}). Le fichier a été gardé sous le nom {kept}.</translation>
    </message>
    <message>
        <source>Your progress with the lessons cannot be read from {path} ({reason}).</source>
        <translation>Votre progression dans les leçons ne peut pas être lue dans {path} ({reason}).</translation>
    </message>
    <message>
        <source>Your progress with the lessons cannot be saved in {path} ({reason}).</source>
        <translation>Votre progression dans les leçons ne peut pas être enregistrée dans {path} ({reason}).</translation>
    </message>
</context>
<context>
    <name>line</name>
    <message>
        <source>At this table the first card led must be a trump.</source>
        <translatorcomment>terms: lead</translatorcomment>
        <translation>À cette table, la première carte jouée doit être un atout.</translation>
    </message>
    <message>
        <source>Cards are turned up to see who deals: the first jack.</source>
        <translation>On retourne des cartes pour la donne&#xa0;: le premier valet donne.</translation>
    </message>
    <message>
        <source>Going round the table: who will take {card}?</source>
        <translation>Tour de table&#xa0;: qui prendra {card:the}&#x202f;?</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Lead any card to the first trick.</source>
        <translation>Première levée&#xa0;: entamez de la carte de votre choix.</translation>
    </message>
    <message>
        <source>Lead any card.</source>
        <translation>Entamez de la carte de votre choix.</translation>
    </message>
    <message>
        <source>Nobody can play until the game goes on.</source>
        <translatorcomment>terms: game</translatorcomment>
        <translation>Personne ne peut jouer avant la reprise.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>La donne est finie.</translation>
    </message>
    <message>
        <source>The first jack, {card}, went to you.</source>
        <translation>Le premier valet, {card:the}, est pour vous.</translation>
    </message>
    <message>
        <source>The first jack, {card}, went to {name}.</source>
        <translation>Le premier valet, {card:the}, est pour {name}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partie est en pause.</translation>
    </message>
    <message>
        <source>Will you take {card}?</source>
        <translation>Prendrez-vous {card:the}&#x202f;?</translation>
    </message>
    <message>
        <source>Will {name} take {card}?</source>
        <translation>Est-ce {name:que} prendra {card:the}&#x202f;?</translation>
    </message>
    <message>
        <source>Will {name}, the dealer, take {card}?</source>
        <translation>Est-ce que le donneur, {name}, prendra {card:the}&#x202f;?</translation>
    </message>
    <message>
        <source>You are winning the trick with {card}.</source>
        <translation>La levée est à vous pour l’instant, avec {card:the}.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Vous donnez.</translation>
    </message>
    <message>
        <source>You led {card}, a trump.</source>
        <translation>Vous avez entamé {card:de}, un atout.</translation>
    </message>
    <message>
        <source>You led {card}.</source>
        <translation>Vous avez entamé {card:de}.</translation>
    </message>
    <message>
        <source>You take the trick with {card}.</source>
        <translation>Vous faites la levée avec {card:the}.</translation>
    </message>
    <message>
        <source>You took the last trick. Lead any card.</source>
        <translation>Vous avez fait la dernière levée. Entamez de la carte de votre choix.</translation>
    </message>
    <message>
        <source>Your lead.</source>
        <translation>À vous d’entamer.</translation>
    </message>
    <message>
        <source>Your lead. Lead a trump.</source>
        <translation>À vous d’entamer. Entamez d’un atout.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>À vous.</translation>
    </message>
    <message>
        <source>Your turn. First you have to take {card}.</source>
        <translation>À vous. Il faut d’abord prendre {card:the}.</translation>
    </message>
    <message>
        <source>Your turn. Follow suit: play {one}.</source>
        <translation>À vous. Fournissez&#xa0;: jouez {one}.</translation>
    </message>
    <message>
        <source>Your turn. Play a trump.</source>
        <translation>À vous. Jouez un atout.</translation>
    </message>
    <message>
        <source>Your turn. Play any card.</source>
        <translation>À vous. Jouez la carte de votre choix.</translation>
    </message>
    <message>
        <source>Your turn. Play {one} or a trump.</source>
        <translation>À vous. Jouez {one} ou un atout.</translation>
    </message>
    <message>
        <source>Your turn. Play {one}.</source>
        <translation>À vous. Jouez {one}.</translation>
    </message>
    <message>
        <source>{led} You have no trumps.</source>
        <translation>{led} Vous n’avez pas d’atout.</translation>
    </message>
    <message>
        <source>{led} You have no {suit} and no trumps: throw away any card.</source>
        <translation>{led} Vous n’avez ni {suit} ni atout&#xa0;: défaussez-vous de la carte de votre choix.</translation>
    </message>
    <message>
        <source>{led} You have no {suit}, only trumps.</source>
        <translation>{led} Vous n’avez pas de {suit}, seulement des atouts.</translation>
    </message>
    <message>
        <source>{led} You have no {suit}, so you may trump, or throw away any card.</source>
        <translatorcomment>terms: trump, card</translatorcomment>
        <translation>{led} Vous n’avez pas de {suit}&#xa0;: coupez ou défaussez-vous.</translation>
    </message>
    <message>
        <source>{led} You may hold back {cards}.</source>
        <translation>{led} Vous pouvez garder {cards:the}.</translation>
    </message>
    <message>
        <source>{led} You may hold back {strong}: {weak} will do.</source>
        <translation>{led} Vous pouvez garder {strong:the}&#xa0;: {weak:the} suffit.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} donne.</translation>
    </message>
    <message>
        <source>{name} is winning the trick with {card}.</source>
        <translation>La levée est à {name} pour l’instant, avec {card:the}.</translation>
    </message>
    <message>
        <source>{name} led {card}, a trump.</source>
        <translation>{name} a entamé {card:de}, un atout.</translation>
    </message>
    <message>
        <source>{name} led {card}.</source>
        <translation>{name} a entamé {card:de}.</translation>
    </message>
    <message>
        <source>{name} takes the trick with {card}.</source>
        <translation>{name} fait la levée avec {card:the}.</translation>
    </message>
    <message>
        <source>{name} to lead.</source>
        <translation>À {name} d’entamer.</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <translation>À {name} de jouer.</translation>
    </message>
    <message>
        <source>{name}, on your side, is winning the trick with {card}.</source>
        <translation>La levée est pour l’instant à {name}, de votre camp, avec {card:the}.</translation>
    </message>
    <message>
        <source>{name}’s card is turned, unseen till now.</source>
        <translation>La carte {name:de}, cachée jusqu’ici, est retournée.</translation>
    </message>
</context>
<context>
    <name>marks</name>
    <message>
        <source>best</source>
        <translation>en tête</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>conseil</translation>
    </message>
    <message>
        <source>led</source>
        <translation>entame</translation>
    </message>
    <message>
        <source>led, best</source>
        <translation>entame, en tête</translation>
    </message>
    <message>
        <source>new</source>
        <translatorcomment>sur une carte que le joueur vient de recevoir ; « nouvelle » n&apos;a pas de place sur des cartes serrées</translatorcomment>
        <translation>reçue</translation>
    </message>
    <message>
        <source>put out</source>
        <translation>écartée</translation>
    </message>
    <message>
        <source>✕ out</source>
        <translation>✕ écart</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>Guests</source>
        <translation>Invités</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>How fast cards move</source>
        <translation>Vitesse des cartes</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Pause for all</source>
        <translation>Pause pour tous</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S’entraîner</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Règles de cette partie</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Take a break</source>
        <translation>Faire une pause</translation>
    </message>
</context>
<context>
    <name>mishaps</name>
    <message>
        <source>Go on where you were. If it happens again, go to the start page; your game is safe there.</source>
        <translation>Reprenez où vous en étiez. Si cela se reproduit, allez à la page d’accueil&#x202f;; votre partie y est en sûreté.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copier les détails</translation>
    </message>
    <message>
        <source>Details for a report</source>
        <translation>Détails pour un rapport</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>It could not finish what it was doing. You did nothing wrong.</source>
        <translation>Il n’a pas pu terminer ce qu’il faisait. Vous n’y êtes pour rien.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Un problème est survenu</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Page d’accueil</translation>
    </message>
    <message>
        <source>The details are copied.</source>
        <translation>Les détails sont copiés.</translation>
    </message>
    <message>
        <source>The program made a mistake</source>
        <translation>Le programme a fait une erreur</translation>
    </message>
    <message>
        <source>To report this, copy the details. They are also in the file {log}. They name no cards, and nothing has been sent to anybody.</source>
        <translation>Pour le signaler, copiez les détails. Ils sont aussi dans le fichier {log}. Ils ne nomment aucune carte, et rien n’a été envoyé à personne.</translation>
    </message>
    <message>
        <source>To report this, copy the details: the file {log} cannot be written. They name no cards, and nothing has been sent to anybody.</source>
        <translation>Pour le signaler, copiez les détails&#xa0;: le fichier {log} ne peut pas être écrit. Ils ne nomment aucune carte, et rien n’a été envoyé à personne.</translation>
    </message>
    <message>
        <source>Your game goes on, but its last moves are not on the disk yet: leave this window open for now.</source>
        <translation>Votre partie continue, mais ses derniers coups ne sont pas encore sur le disque&#xa0;: laissez cette fenêtre ouverte pour l’instant.</translation>
    </message>
    <message>
        <source>Your game is saved up to the last move.</source>
        <translation>Votre partie est enregistrée jusqu’au dernier coup.</translation>
    </message>
</context>
<context>
    <name>moves</name>
    <message numerus="yes">
        <source>A game can have {number} bookmarks. Remove one first.</source>
        <translation>
            <numerusform>Une partie peut avoir {number} signet. Retirez-en un d’abord.</numerusform>
            <numerusform>Une partie peut avoir {number} signets. Retirez-en un d’abord.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new stock is made</source>
        <translation>On refait un talon</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Signet</translation>
    </message>
    <message>
        <source>Choose a move, and the game goes back to it.</source>
        <translation>Choisissez un coup, et la partie y revient.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Deal {number} is over</source>
        <translation>La donne {number} est finie</translation>
    </message>
    <message>
        <source>Deal {number}, trick {trick}</source>
        <translation>Donne {number}, levée {trick}</translation>
    </message>
    <message>
        <source>Deal {number}: you deal</source>
        <translation>Donne {number}&#xa0;: vous donnez</translation>
    </message>
    <message>
        <source>Deal {number}: {card} turned up</source>
        <translation>Donne {number}&#xa0;: on retourne {card:the}</translation>
    </message>
    <message>
        <source>Deal {number}: {name} deals</source>
        <translation>Donne {number}&#xa0;: {name} donne</translation>
    </message>
    <message>
        <source>Go on from here</source>
        <translation>Continuer ici</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Done again: {move}.</source>
        <translation>Rejoué&#xa0;: {move}.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Coups de la partie</translation>
    </message>
    <message>
        <source>Name of the bookmark</source>
        <translation>Nom du signet</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>Signet suivant</translation>
    </message>
    <message>
        <source>Taken back: {move}.</source>
        <translation>Repris&#xa0;: {move}.</translation>
    </message>
    <message>
        <source>The bookmark could not be saved ({reason}). It lasts until you close the program.</source>
        <translation>Le signet n’a pas pu être enregistré ({reason}). Il dure jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>The bookmarks could not be read ({reason}). The damaged file was kept beside the new one.</source>
        <translation>Les signets n’ont pas pu être lus ({reason}). Le fichier endommagé a été gardé à côté du nouveau.</translation>
    </message>
    <message>
        <source>The first jack: {card}</source>
        <translation>Le premier valet&#xa0;: {card:the}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>The later moves stay until you choose to drop them.</source>
        <translation>Les coups suivants restent tant que vous ne les abandonnez pas.</translation>
    </message>
    <message>
        <source>There are no bookmarks in this game yet.</source>
        <translation>Il n’y a pas encore de signet dans cette partie.</translation>
    </message>
    <message>
        <source>Trick {number} goes to {name}</source>
        <translation>La levée {number} est à {name}</translation>
    </message>
    <message>
        <source>Trick {number} is yours</source>
        <translation>La levée {number} est à vous</translation>
    </message>
    <message>
        <source>Unbookmark</source>
        <translation>Retirer le signet</translation>
    </message>
    <message>
        <source>This is deal {number} again.</source>
        <translation>Revoici la donne {number}.</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Que feriez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>You lead {card}</source>
        <translation>Vous entamez {card:de}</translation>
    </message>
    <message>
        <source>You leave the turn-up</source>
        <translation>Vous laissez la retourne</translation>
    </message>
    <message>
        <source>You play {card}</source>
        <translation>Vous jouez {card:the}</translation>
    </message>
    <message>
        <source>You take a card</source>
        <translation>Vous prenez une carte</translation>
    </message>
    <message>
        <source>You take {card} for {out}</source>
        <translation>Vous prenez {card:the} à la place {out:de}</translation>
    </message>
    <message>
        <source>bookmark: {name}</source>
        <translation>signet&#xa0;: {name}</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>repris</translation>
    </message>
    <message>
        <source>you are here</source>
        <translation>la partie en est là</translation>
    </message>
    <message>
        <source>your {card}</source>
        <translation>votre carte, {card:the}</translation>
    </message>
    <message>
        <source>{name} leads {card}</source>
        <translation>{name} entame {card:de}</translation>
    </message>
    <message>
        <source>{name} leaves the turn-up</source>
        <translation>{name} laisse la retourne</translation>
    </message>
    <message>
        <source>{name} plays {card}</source>
        <translation>{name} joue {card:the}</translation>
    </message>
    <message>
        <source>{name} takes a card</source>
        <translation>{name} prend une carte</translation>
    </message>
    <message>
        <source>{name} takes {card}</source>
        <translation>{name} prend {card:the}</translation>
    </message>
    <message>
        <source>{name}’s {card}</source>
        <translation>{card:the} {name:de}</translation>
    </message>
</context>
<context>
    <name>moving</name>
    <message>
        <source>Another window is just taking something over. Try again when it is done.</source>
        <translation>Une autre fenêtre est en train de reprendre quelque chose. Réessayez quand elle aura fini.</translation>
    </message>
    <message>
        <source>Choose the file that the other computer has written. You are shown what is in it before anything is taken over.</source>
        <translation>Choisissez le fichier que l’autre ordinateur a écrit. Vous verrez ce qu’il contient avant que rien ne soit repris.</translation>
    </message>
    <message>
        <source>Choose the file…</source>
        <translation>Choisir le fichier…</translation>
    </message>
    <message>
        <source>Copies of what was replaced or converted here are in {folder}, {size} MB. Delete them when all is well.</source>
        <translation>Des copies de ce qui a été remplacé ou converti ici sont dans {folder}, {size}&#xa0;Mo. Supprimez-les quand tout va bien.</translation>
    </message>
    <message>
        <source>Delete the copies</source>
        <translation>Supprimer les copies</translation>
    </message>
    <message>
        <source>Everything in the file was here already.</source>
        <translation>Tout ce que contient le fichier était déjà ici.</translation>
    </message>
    <message>
        <source>Everything is in {path}. At the other computer, take it over from its settings.</source>
        <translation>Tout est dans {path}. Sur l’autre ordinateur, reprenez-le depuis les réglages.</translation>
    </message>
    <message>
        <source>From this computer</source>
        <translation>De cet ordinateur</translation>
    </message>
    <message>
        <source>It holds nothing that could be taken over.</source>
        <translation>Il ne contient rien qui puisse être repris.</translation>
    </message>
    <message>
        <source>It holds {things}.</source>
        <translation>Il contient {things}.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser</translation>
    </message>
    <message>
        <source>Left out, because damaged: {files}.</source>
        <translation>Laissé de côté, car endommagé&#xa0;: {files}.</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Passer à un autre ordinateur</translation>
    </message>
    <message>
        <source>Move to another computer (*.twentyfive-move)</source>
        <translation>Passage à un autre ordinateur (*.twentyfive-move)</translation>
    </message>
    <message>
        <source>Nothing here is lost: the games of both are kept, and a copy of whatever is replaced.</source>
        <translation>Rien ici n’est perdu&#xa0;: les parties des deux sont gardées, et une copie de tout ce qui est remplacé.</translation>
    </message>
    <message>
        <source>One file gets everything of yours: games, statistics, settings, bookmarks, card designs, rules, evenings and clubs. Take it to the other computer, on a stick for instance. Here nothing changes. Whoever has the file can see your games.</source>
        <translatorcomment>terms: club</translatorcomment>
        <translation>Un seul fichier reçoit tout ce qui est à vous&#xa0;: parties, statistiques, réglages, signets, dessins de cartes, règles, soirées et clubs. Portez-le à l’autre ordinateur, sur une clé par exemple. Ici, rien ne change. Qui a le fichier peut voir vos parties.</translation>
    </message>
    <message>
        <source>Others are at the table with you. Take it over when you have left it.</source>
        <translation>D’autres sont à la table avec vous. Reprenez-le quand vous l’aurez quittée.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stopped. Nothing has changed.</source>
        <translation>Arrêté. Rien n’a changé.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Take over the settings, too</source>
        <translation>Reprendre aussi les réglages</translation>
    </message>
    <message>
        <source>Taken over: {things}.</source>
        <translation>Repris&#xa0;: {things}.</translation>
    </message>
    <message>
        <source>The copies are deleted.</source>
        <translation>Les copies sont supprimées.</translation>
    </message>
    <message>
        <source>The copies in {folder} cannot be deleted ({reason}).</source>
        <translation>Les copies dans {folder} ne peuvent pas être supprimées ({reason}).</translation>
    </message>
    <message>
        <source>The file {path} cannot be written ({reason}). Nothing has changed.</source>
        <translation>Le fichier {path} ne peut pas être écrit ({reason}). Rien n’a changé.</translation>
    </message>
    <message>
        <source>The last game was saved on {moment}.</source>
        <translation>La dernière partie a été enregistrée le {moment}.</translation>
    </message>
    <message>
        <source>They replace those of this computer. Programs that play are not taken over.</source>
        <translation>Ils remplacent ceux de cet ordinateur. Les programmes qui jouent ne sont pas repris.</translation>
    </message>
    <message>
        <source>To this computer</source>
        <translation>Vers cet ordinateur</translation>
    </message>
    <message>
        <source>Twenty-Five {day}</source>
        <comment>name of a file, with a date such as 2026-11-28</comment>
        <translation>Vingt-cinq {day}</translation>
    </message>
    <message>
        <source>What is in the file</source>
        <translation>Ce que contient le fichier</translation>
    </message>
    <message>
        <source>What was replaced is kept in {folder}.</source>
        <translation>Ce qui a été remplacé est gardé dans {folder}.</translation>
    </message>
    <message>
        <source>Write the file…</source>
        <translation>Écrire le fichier…</translation>
    </message>
    <message>
        <source>Written on {moment} by version {version}.</source>
        <translation>Écrit le {moment} par la version {version}.</translation>
    </message>
    <message>
        <source>bookmarks</source>
        <translation>des signets</translation>
    </message>
    <message>
        <source>one card design</source>
        <translation>un dessin de cartes</translation>
    </message>
    <message>
        <source>one club</source>
        <translatorcomment>terms: club</translatorcomment>
        <translation>un club</translation>
    </message>
    <message>
        <source>one evening</source>
        <translation>une soirée</translation>
    </message>
    <message>
        <source>one file that was merged</source>
        <translation>un fichier qui a été fusionné</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>une partie</translation>
    </message>
    <message>
        <source>rules of your own</source>
        <translation>vos propres règles</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>des réglages</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>des statistiques</translation>
    </message>
    <message>
        <source>{done} of {of} files</source>
        <translation>{done} fichiers sur {of}</translation>
    </message>
    <message numerus="yes">
        <source>{number} clubs</source>
        <translatorcomment>terms: club</translatorcomment>
        <translation>
            <numerusform>{number} club</numerusform>
            <numerusform>{number} clubs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} designs of cards</source>
        <oldsource>{number} card designs</oldsource>
        <translation>
            <numerusform>{number} dessin de cartes</numerusform>
            <numerusform>{number} dessins de cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} evenings</source>
        <translation>
            <numerusform>{number} soirée</numerusform>
            <numerusform>{number} soirées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} files that were merged</source>
        <translation>
            <numerusform>{number} fichier qui a été fusionné</numerusform>
            <numerusform>{number} fichiers qui ont été fusionnés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} games</source>
        <translation>
            <numerusform>{number} partie</numerusform>
            <numerusform>{number} parties</numerusform>
        </translation>
    </message>
    <message>
        <source>{path} cannot be taken over ({reason}). Nothing has changed.</source>
        <translation>{path} ne peut pas être repris ({reason}). Rien n’a changé.</translation>
    </message>
    <message>
        <source>{path} cannot be taken over: it is damaged, or not a file of this kind ({reason}). Nothing has changed.</source>
        <translation>{path} ne peut pas être repris&#xa0;: il est endommagé, ou ce n’est pas un fichier de ce genre ({reason}). Rien n’a changé.</translation>
    </message>
    <message>
        <source>{path} cannot be taken over: it needs the later version of Twenty-Five that has written it. Nothing has changed.</source>
        <translation>{path} ne peut pas être repris&#xa0;: il lui faut la version plus récente de Vingt-cinq qui l’a écrit. Rien n’a changé.</translation>
    </message>
</context>
<context>
    <name>name form</name>
    <message numerus="yes">
        <source>A name can have at most {most} letters.</source>
        <translation>
            <numerusform>Un nom peut avoir au plus {most} lettre.</numerusform>
            <numerusform>Un nom peut avoir au plus {most} lettres.</numerusform>
        </translation>
    </message>
    <message>
        <source>A name cannot contain line breaks or control characters.</source>
        <translation>Un nom ne peut contenir ni saut de ligne ni caractère de contrôle.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Entrez un nom.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>Clubs</source>
        <translation>Trèfle</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Carreau</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Cœur</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pique</translation>
    </message>
    <message>
        <source>a club</source>
        <translation>un trèfle</translation>
    </message>
    <message>
        <source>a diamond</source>
        <translation>un carreau</translation>
    </message>
    <message>
        <source>a heart</source>
        <translation>un cœur</translation>
    </message>
    <message>
        <source>a spade</source>
        <translation>un pique</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>le joker</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>{first}; {last}</source>
        <translation>{first}&#x202f;; {last}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>{what}: {detail}</source>
        <translation>{what}&#xa0;: {detail}</translation>
    </message>
</context>
<context>
    <name>network</name>
    <message>
        <source>A code has four letters or digits, such as 7K3Q.</source>
        <translation>Un code compte quatre signes, lettres et chiffres, comme 7K3Q.</translation>
    </message>
    <message>
        <source>A seat is free, but nobody else is being let in.</source>
        <translation>Une place est libre, mais personne d’autre n’est admis.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Allow Twenty-Five under System Settings, Privacy &amp; Security, Local Network, and in the firewall.</source>
        <translation>Autorisez Vingt-cinq (Twenty-Five) dans Réglages Système, Confidentialité et sécurité, Réseau local, et dans le pare-feu.</translation>
    </message>
    <message>
        <source>Another address</source>
        <translation>Autre adresse</translation>
    </message>
    <message numerus="yes">
        <source>Asleep: the computer plays after {number} seconds</source>
        <translation>
            <numerusform>En veille&#xa0;: l’ordinateur joue après {number} seconde</numerusform>
            <numerusform>En veille&#xa0;: l’ordinateur joue après {number} secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>Asleep: wait for ever</source>
        <translation>En veille&#xa0;: attendre toujours</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>À cette table</translation>
    </message>
    <message>
        <source>At {host} the host begins the next game. Leave the table to play another.</source>
        <translation>À {host}, c’est l’hôte qui lance la partie suivante. Quittez la table pour en jouer une autre.</translation>
    </message>
    <message numerus="yes">
        <source>Awake: the computer plays after {number} seconds</source>
        <translation>
            <numerusform>Actif&#xa0;: l’ordinateur joue après {number} seconde</numerusform>
            <numerusform>Actif&#xa0;: l’ordinateur joue après {number} secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Back to {host}</source>
        <translation>Retour à {host}</translation>
    </message>
    <message>
        <source>Cable ({interface})</source>
        <translation>Câble ({interface})</translation>
    </message>
    <message>
        <source>Cards may be taken back if all agree</source>
        <translation>On peut reprendre une carte si tous sont d’accord</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Every seat is taken. You can watch.</source>
        <translation>Toutes les places sont prises. Vous pouvez regarder.</translation>
    </message>
    <message>
        <source>Everybody is here.</source>
        <translation>Tout le monde est là.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Invité</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Invités</translation>
    </message>
    <message>
        <source>I am back</source>
        <translation>Me revoilà</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Je suis {name}</translation>
    </message>
    <message>
        <source>If Windows asked and the answer was no, allow Twenty-Five for private networks under Windows Security, Firewall &amp; network protection, Allow an app through firewall.</source>
        <translation>Si Windows a posé la question et que la réponse était non, autorisez Twenty-Five pour les réseaux privés dans Sécurité Windows, Pare-feu et protection réseau, Autoriser une application via le pare-feu.</translation>
    </message>
    <message>
        <source>If this computer has a firewall, open port 25525 in it.</source>
        <translation>Si cet ordinateur a un pare-feu, ouvrez-y le port 25525.</translation>
    </message>
    <message>
        <source>Join a game on this network</source>
        <translation>Rejoindre une partie sur ce réseau</translation>
    </message>
    <message>
        <source>Leave it so</source>
        <translation>Laisser ainsi</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Faire entrer</translation>
    </message>
    <message>
        <source>Look for the table</source>
        <translation>Chercher la table</translation>
    </message>
    <message>
        <source>On the other computer, choose “New game”, set your seat to “Another screen”, and open the table; or share an evening of the same cards on its plan. Then choose it here if it is listed, or type the address and the code that are shown there.</source>
        <translation>Sur l’autre ordinateur, choisissez «&#xa0;Nouvelle partie&#xa0;», donnez à votre place «&#xa0;Un autre écran&#xa0;», et ouvrez la table&#x202f;; ou partagez une soirée à cartes égales sur son plan. Puis choisissez-la ici si elle est dans la liste, ou tapez l’adresse et le code qui y sont affichés.</translation>
    </message>
    <message>
        <source>QR code for phones. Address {address}.</source>
        <translation>Code QR pour les téléphones. Adresse {address}.</translation>
    </message>
    <message>
        <source>That is not the code of this table. Look at the host’s screen.</source>
        <translation>Ce n’est pas le code de cette table. Regardez l’écran de l’hôte.</translation>
    </message>
    <message>
        <source>The host lets nobody else in just now. Ask the host.</source>
        <translation>L’hôte n’admet personne d’autre pour l’instant. Demandez-lui.</translation>
    </message>
    <message>
        <source>Too many wrong codes were typed at this table, so it takes none any more. Ask the host for a new code.</source>
        <translation>Trop de mauvais codes ont été tapés à cette table&#xa0;: elle n’en accepte plus. Demandez un nouveau code à l’hôte.</translation>
    </message>
    <message>
        <source>Too many wrong codes were typed, so no code is taken any more.</source>
        <translation>Trop de mauvais codes ont été tapés&#xa0;: plus aucun code n’est accepté.</translation>
    </message>
    <message>
        <source>Too many wrong codes were typed, so no code is taken any more. The QR code still works. Choose “New code” to let people type one again.</source>
        <translation>Trop de mauvais codes ont été tapés&#xa0;: plus aucun code n’est accepté. Le code QR fonctionne encore. Choisissez «&#xa0;Nouveau code&#xa0;» pour qu’on puisse de nouveau en taper un.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Looking for tables on this network.</source>
        <translation>Recherche de tables sur ce réseau.</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Recherche de la table…</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Nouveau code</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>No phone has reached this computer yet. Are both on the same Wi-Fi, not a guest network? Some networks keep devices apart; a phone’s hotspot never does.</source>
        <translation>Aucun téléphone n’a encore atteint cet ordinateur. Les deux sont-ils sur le même Wi-Fi, et non sur un réseau d’invités&#x202f;? Certains réseaux isolent les appareils&#x202f;; le partage de connexion d’un téléphone ne le fait jamais.</translation>
    </message>
    <message>
        <source>No seat is free.</source>
        <translation>Aucune place n’est libre.</translation>
    </message>
    <message>
        <source>No table was found. Ask for the address and the code that the host’s screen shows.</source>
        <translation>Aucune table n’a été trouvée. Demandez l’adresse et le code qu’affiche l’écran de l’hôte.</translation>
    </message>
    <message>
        <source>Nobody answers there yet. Check the address. Are both computers on the same network, and is the table open?</source>
        <translation>Personne ne répond encore à cette adresse. Vérifiez-la. Les deux ordinateurs sont-ils sur le même réseau, et la table est-elle ouverte&#x202f;?</translation>
    </message>
    <message>
        <source>Nobody on this network can listen in, or change what is sent.</source>
        <translation>Personne sur ce réseau ne peut écouter, ni modifier ce qui est envoyé.</translation>
    </message>
    <message>
        <source>Not everybody agreed, so the game goes on.</source>
        <translation>Tous n’étaient pas d’accord&#xa0;: la partie continue.</translation>
    </message>
    <message>
        <source>On other screens</source>
        <translation>Sur d’autres écrans</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Un instant</translation>
    </message>
    <message>
        <source>One seat still free: the computer plays there until somebody comes.</source>
        <translation>Encore une place libre&#xa0;: l’ordinateur y joue jusqu’à ce que quelqu’un vienne.</translation>
    </message>
    <message>
        <source>One table was found.</source>
        <translation>Une table a été trouvée.</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Ouvrir la table</translation>
    </message>
    <message>
        <source>Opening the table…</source>
        <translation>Ouverture de la table…</translation>
    </message>
    <message>
        <source>Phones may ask for a hint</source>
        <translation>Les téléphones peuvent demander un conseil</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jouer maintenant</translation>
    </message>
    <message>
        <source>QR code for phones. Address {address}, code {code}.</source>
        <translation>Code QR pour les téléphones. Adresse {address}, code {code}.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Retirer {name}</translation>
    </message>
    <message>
        <source>That seat is taken. Choose another.</source>
        <translation>Cette place est prise. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>The host can begin another game. Stay at the table to play it.</source>
        <translation>L’hôte peut commencer une autre partie. Restez à la table pour la jouer.</translation>
    </message>
    <message>
        <source>The host has been asked to let you in.</source>
        <translation>On a demandé à l’hôte de vous faire entrer.</translation>
    </message>
    <message>
        <source>The host has closed the table. The game is saved, and goes on here when the host opens the table again.</source>
        <translation>L’hôte a fermé la table. La partie est enregistrée, et continuera ici quand l’hôte rouvrira la table.</translation>
    </message>
    <message>
        <source>The host has ended the connection, as too much was sent at once. Join again.</source>
        <translation>L’hôte a coupé la connexion, car trop de données arrivaient à la fois. Rejoignez la table à nouveau.</translation>
    </message>
    <message>
        <source>The host has said no. You can choose another seat, or watch.</source>
        <translation>L’hôte a dit non. Vous pouvez choisir une autre place, ou regarder.</translation>
    </message>
    <message>
        <source>The host has removed you from the table.</source>
        <translation>L’hôte vous a fait quitter la table.</translation>
    </message>
    <message>
        <source>The other computer has another version of this program. Install the same version on both.</source>
        <translation>L’autre ordinateur a une autre version de ce programme. Installez la même version sur les deux.</translation>
    </message>
    <message>
        <source>The other computer has the newer version {host}, and this one {own}. Install {host} here.</source>
        <translation>L’autre ordinateur a la version {host}, plus récente, et celui-ci la {own}. Installez la {host} ici.</translation>
    </message>
    <message>
        <source>The other computer has the older version {host}, and this one {own}. Install {own} there.</source>
        <translation>L’autre ordinateur a la version {host}, plus ancienne, et celui-ci la {own}. Installez la {own} là-bas.</translation>
    </message>
    <message>
        <source>The others have said no twice in this deal. Ask again in the next.</source>
        <translation>Les autres ont dit non deux fois dans cette donne. Redemandez à la suivante.</translation>
    </message>
    <message>
        <source>The seat of {name}</source>
        <translation>La place {name:de}</translation>
    </message>
    <message>
        <source>The table could not be opened ({reason}). Close other programs, and open it again.</source>
        <translation>La table n’a pas pu être ouverte ({reason}). Fermez d’autres programmes et rouvrez-la.</translation>
    </message>
    <message>
        <source>The table is open</source>
        <translation>La table est ouverte</translation>
    </message>
    <message>
        <source>This table plays without hints.</source>
        <translation>À cette table, on joue sans conseils.</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Levée {number}</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>Waiting for you and {names}.</source>
        <translation>On vous attend, vous et {names}.</translation>
    </message>
    <message>
        <source>Waiting for you.</source>
        <translation>On vous attend.</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>On attend {names}.</translation>
    </message>
    <message>
        <source>Wi-Fi ({interface})</source>
        <translation>Wi-Fi ({interface})</translation>
    </message>
    <message>
        <source>You are back at the table.</source>
        <translation>Vous êtes de retour à la table.</translation>
    </message>
    <message>
        <source>You have a seat. The game begins when the host starts it.</source>
        <translation>Vous avez une place. La partie commencera quand l’hôte la lancera.</translation>
    </message>
    <message>
        <source>You are watching. The game begins when the host starts it.</source>
        <translation>Vous regardez. La partie commencera quand l’hôte la lancera.</translation>
    </message>
    <message>
        <source>You are playing on another screen now.</source>
        <translation>Vous jouez maintenant sur un autre écran.</translation>
    </message>
    <message>
        <source>You sit this game out. You take the loser’s chair in the next.</source>
        <translation>Vous ne jouez pas cette partie. Vous prendrez la place du perdant à la suivante.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Your seat at another table cannot be read ({reason}). Join again with the code.</source>
        <translation>Votre place à une autre table ne peut pas être lue ({reason}). Rejoignez la table à nouveau avec le code.</translation>
    </message>
    <message>
        <source>Your seat at another table cannot be read ({reason}). Join again with the code; the file is kept as {kept}.</source>
        <translation>Votre place à une autre table ne peut pas être lue ({reason}). Rejoignez la table à nouveau avec le code&#x202f;; le fichier est gardé sous le nom {kept}.</translation>
    </message>
    <message>
        <source>A phone has opened the page but got no further. Reload the page on the phone.</source>
        <translation>Un téléphone a ouvert la page, mais n’est pas allé plus loin. Rechargez la page sur le téléphone.</translation>
    </message>
    <message>
        <source>At {host} others play on their own screens. So there are no open hands, no going back to a move, no skipping, and no asking what another player would do.</source>
        <translation>À {host}, d’autres jouent sur leur propre écran&#xa0;: pas de mains ouvertes, pas de retour à un coup, pas moyen de sauter la suite ni de demander ce que ferait un autre joueur.</translation>
    </message>
    <message>
        <source>Awake: no time limit</source>
        <translation>Actif&#xa0;: sans limite de temps</translation>
    </message>
    <message>
        <source>Everybody agreed. It is taken back: choose again.</source>
        <translation>Tous sont d’accord. C’est repris&#xa0;: choisissez à nouveau.</translation>
    </message>
    <message>
        <source>I am {name}: back to {host}</source>
        <translation>Je suis {name}&#xa0;: retour à {host}</translation>
    </message>
    <message>
        <source>If a phone is asleep</source>
        <translation>Si un téléphone est en veille</translation>
    </message>
    <message>
        <source>If somebody takes long</source>
        <translation>Si quelqu’un tarde</translation>
    </message>
    <message>
        <source>If you take any longer, the computer will play for you.</source>
        <translation>Si vous tardez encore, l’ordinateur jouera pour vous.</translation>
    </message>
    <message>
        <source>Let nobody else in</source>
        <translation>Ne plus faire entrer personne</translation>
    </message>
    <message>
        <source>Let others in</source>
        <translation>Faire entrer d’autres joueurs</translation>
    </message>
    <message>
        <source>Nobody can listen in. But the people who run this network could deceive a phone: play on a network you trust.</source>
        <translation>Personne ne peut écouter. Mais ceux qui gèrent ce réseau pourraient tromper un téléphone&#xa0;: jouez sur un réseau sûr.</translation>
    </message>
    <message>
        <source>Nobody else is let in. Players who have a seat may come back.</source>
        <translation>Plus personne n’entre. Les joueurs qui ont une place peuvent revenir.</translation>
    </message>
    <message>
        <source>Scan this with a phone on the same Wi-Fi, or type this into its browser, or into Join a game at another computer:</source>
        <translation>Scannez ceci avec un téléphone sur le même Wi-Fi, ou tapez ceci dans son navigateur, ou dans «&#xa0;Rejoindre une partie&#xa0;» sur un autre ordinateur&#xa0;:</translation>
    </message>
    <message>
        <source>Somebody has typed a wrong code. The code is {code}.</source>
        <translation>Quelqu’un a tapé un mauvais code. Le code est {code}.</translation>
    </message>
    <message>
        <source>That is not an address on a home network. Such an address looks like 192.168.1.23:25525.</source>
        <translation>Ce n’est pas une adresse d’un réseau domestique. Une telle adresse ressemble à 192.168.1.23:25525.</translation>
    </message>
    <message>
        <source>The computer has played for you. Go on from here.</source>
        <translation>L’ordinateur a joué pour vous. Continuez à partir d’ici.</translation>
    </message>
    <message>
        <source>The host plays another game now, in which you have no seat.</source>
        <translation>L’hôte joue maintenant une autre partie, où vous n’avez pas de place.</translation>
    </message>
    <message>
        <source>The others are being asked whether you may take that back.</source>
        <translation>On demande aux autres si vous pouvez reprendre cela.</translation>
    </message>
    <message>
        <source>The phones at this table cannot be remembered in {place} ({reason}). If the program ends, they must join again.</source>
        <translation>Les téléphones de cette table ne peuvent pas être gardés dans {place} ({reason}). Si le programme s’arrête, ils devront la rejoindre à nouveau.</translation>
    </message>
    <message>
        <source>The table cannot be reached. The game goes on here as soon as it is found again.</source>
        <translation>La table est injoignable. La partie continuera ici dès qu’on l’aura retrouvée.</translation>
    </message>
    <message>
        <source>The table did not stay open. Close it and open it again.</source>
        <translation>La table ne reste pas ouverte. Fermez-la et rouvrez-la.</translation>
    </message>
    <message>
        <source>The table is full, and nobody else can watch.</source>
        <translation>La table est complète, et plus personne ne peut regarder.</translation>
    </message>
    <message>
        <source>This computer is not on a home network. Connect it to the Wi-Fi that the others use.</source>
        <translation>Cet ordinateur n’est pas sur un réseau domestique. Connectez-le au Wi-Fi qu’utilisent les autres.</translation>
    </message>
    <message>
        <source>You are back at the table. The computer has played for you in the meantime.</source>
        <translation>Vous êtes de retour à la table. Entre-temps, l’ordinateur a joué pour vous.</translation>
    </message>
    <message>
        <source>You are taking a break, and the computer plays for you.</source>
        <translation>Vous faites une pause, et l’ordinateur joue pour vous.</translation>
    </message>
    <message>
        <source>You have nothing to take back.</source>
        <translation>Vous n’avez rien à reprendre.</translation>
    </message>
    <message>
        <source>You have typed five wrong codes. Wait a minute, then try again.</source>
        <translation>Vous avez tapé cinq mauvais codes. Attendez une minute, puis réessayez.</translation>
    </message>
    <message>
        <source>Your seat at this table cannot be remembered in {place} ({reason}). If the program ends, join again with the code.</source>
        <translation>Votre place à cette table ne peut pas être gardée dans {place} ({reason}). Si le programme s’arrête, rejoignez la table à nouveau avec le code.</translation>
    </message>
    <message>
        <source>Your seat at this table is gone. Join again with the code.</source>
        <translation>Votre place à cette table n’existe plus. Rejoignez-la de nouveau avec le code.</translation>
    </message>
    <message>
        <source>Your seat at {host} is gone. Join again with the code.</source>
        <translation>Vous n’avez plus votre place à {host}. Rejoignez la table à nouveau avec le code.</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>en veille</translation>
    </message>
    <message>
        <source>at the computer</source>
        <translation>à l’ordinateur</translation>
    </message>
    <message>
        <source>code {code}</source>
        <translation>code {code}</translation>
    </message>
    <message>
        <source>computer player</source>
        <translation>joueur virtuel</translation>
    </message>
    <message>
        <source>computer playing</source>
        <translation>l’ordinateur joue</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>free: the computer plays</source>
        <translation>libre&#xa0;: l’ordinateur joue</translation>
    </message>
    <message>
        <source>on a break: the computer plays</source>
        <translation>en pause&#xa0;: l’ordinateur joue</translation>
    </message>
    <message>
        <source>played by {name}</source>
        <translation>c’est {name} qui joue</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>d’accord</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>la table</translation>
    </message>
    <message>
        <source>the table at {computer}</source>
        <translation>la table de l’ordinateur {computer}</translation>
    </message>
    <message>
        <source>turned up</source>
        <translation>retournée</translation>
    </message>
    <message>
        <source>you took it</source>
        <translation>vous l’avez prise</translation>
    </message>
    <message>
        <source>{game} · another version of Twenty-Five</source>
        <translation>{game} · autre version du programme</translation>
    </message>
    <message>
        <source>{game} · no free seat</source>
        <translation>{game} · aucune place libre</translation>
    </message>
    <message>
        <source>{game} · one free seat</source>
        <translation>{game} · une place libre</translation>
    </message>
    <message numerus="yes">
        <source>{game} · {number} free seats</source>
        <translation>
            <numerusform>{game} · {number} place libre</numerusform>
            <numerusform>{game} · {number} places libres</numerusform>
        </translation>
    </message>
    <message>
        <source>{host}: {game}. Choose a seat.</source>
        <translation>{host}&#xa0;: {game}. Choisissez une place.</translation>
    </message>
    <message>
        <source>{evening}. Who are you?</source>
        <translation>{evening}. Qui êtes-vous&#x202f;?</translation>
    </message>
    <message>
        <source>{names}’s table</source>
        <translation>la table {names:de}</translation>
    </message>
    <message>
        <source>{name} has joined.</source>
        <translation>{name} a rejoint la table.</translation>
    </message>
    <message>
        <source>{name} would like to come back.</source>
        <translation>{name} voudrait revenir.</translation>
    </message>
    <message>
        <source>{name} has left.</source>
        <translation>{name} a quitté la table.</translation>
    </message>
    <message>
        <source>{name} has paused the game.</source>
        <translation>{name} a mis la partie en pause.</translation>
    </message>
    <message>
        <source>{name}’s device is asleep. The computer will play.</source>
        <translation>L’appareil {name:de} est en veille. L’ordinateur va jouer.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} est de retour.</translation>
    </message>
    <message>
        <source>{name} is taking a break: the computer plays.</source>
        <translation>{name} fait une pause&#xa0;: l’ordinateur joue.</translation>
    </message>
    <message>
        <source>{name} is still thinking. The computer will play.</source>
        <translation>{name} réfléchit. L’ordinateur va jouer.</translation>
    </message>
    <message>
        <source>{name} took it</source>
        <translation>prise par {name}</translation>
    </message>
    <message>
        <source>{name} would like to take this back: {move}. Do you agree?</source>
        <translation>{name} voudrait reprendre ceci&#xa0;: {move}. Êtes-vous d’accord&#x202f;?</translation>
    </message>
    <message>
        <source>{name} would like to take {player}’s seat.</source>
        <translation>{name} voudrait prendre la place {player:de}.</translation>
    </message>
    <message>
        <source>{name} · another computer</source>
        <translation>{name} · autre ordinateur</translation>
    </message>
    <message>
        <source>{name} · phone</source>
        <translation>{name} · téléphone</translation>
    </message>
    <message>
        <source>{name}’s computer cannot be reached.</source>
        <translation>L’ordinateur {name:de} est injoignable.</translation>
    </message>
    <message>
        <source>{name}’s phone is asleep.</source>
        <translation>Le téléphone {name:de} est en veille.</translation>
    </message>
    <message>
        <source>{number} s</source>
        <comment>seconds</comment>
        <translation>{number} s</translation>
    </message>
    <message numerus="yes">
        <source>{number} seats still free: the computer plays there until somebody comes.</source>
        <translation>
            <numerusform>Encore {number} place libre&#xa0;: l’ordinateur y joue jusqu’à ce que quelqu’un vienne.</numerusform>
            <numerusform>Encore {number} places libres&#xa0;: l’ordinateur y joue jusqu’à ce que quelqu’un vienne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} tables were found.</source>
        <translation>
            <numerusform>{number} table a été trouvée.</numerusform>
            <numerusform>{number} tables ont été trouvées.</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} are trumps</source>
        <translation>{suit} est atout</translation>
    </message>
</context>
<context>
    <name>new game</name>
    <message>
        <source>Who plays with whom</source>
        <translation>Qui joue avec qui</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>Mes règles</translation>
    </message>
    <message>
        <source>Again as last time</source>
        <translation>Comme la dernière fois</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Hands at the table: {number}</source>
        <translation>Mains à la table&#xa0;: {number}</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>No game has that name.</source>
        <translation>Aucun jeu ne porte ce nom.</translation>
    </message>
    <message>
        <source>Played before</source>
        <translation>Déjà joué</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Chercher un jeu</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Montrer tous les jeux</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation>Les règles habituelles</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>habituelles</translation>
    </message>
    <message numerus="yes">
        <source>{game}, {players} players</source>
        <translation>
            <numerusform>{game}, {players} joueur</numerusform>
            <numerusform>{game}, {players} joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, {sides}</source>
        <translation>{game}, {sides}</translation>
    </message>
    <message>
        <source>{name} and one computer player, {level}</source>
        <translation>{name} et un joueur virtuel, {level}</translation>
    </message>
    <message numerus="yes">
        <source>{name} and {number} computer players, {level}</source>
        <translation>
            <numerusform>{name} et {number} joueur virtuel, {level}</numerusform>
            <numerusform>{name} et {number} joueurs virtuels, {level}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{persons} people and one computer player, {level}</source>
        <translation>
            <numerusform>{persons} personne et un joueur virtuel, {level}</numerusform>
            <numerusform>{persons} personnes et un joueur virtuel, {level}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{persons} people and {number} computer players, {level}</source>
        <translation>
            <numerusform>{persons} personnes et {number} joueur virtuel, {level}</numerusform>
            <numerusform>{persons} personnes et {number} joueurs virtuels, {level}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} people at the table</source>
        <translation>
            <numerusform>{players:fem} personne à la table</numerusform>
            <numerusform>{players} personnes à la table</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>notice</name>
    <message>
        <source>Notice above the page</source>
        <translation>Avis au-dessus de la page</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
</context>
<context>
    <name>numbers</name>
    <message>
        <source>{name}: less</source>
        <translation>{name}&#xa0;: moins</translation>
    </message>
    <message>
        <source>{name}: more</source>
        <translation>{name}&#xa0;: plus</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{value} is the least.</source>
        <translation>{value} est le minimum.</translation>
    </message>
    <message>
        <source>{value} is the most.</source>
        <translation>{value} est le maximum.</translation>
    </message>
</context>
<context>
    <name>old games</name>
    <message>
        <source>All other rules are today’s. Five points a trick and 25 for the game were kept.</source>
        <translation>Toutes les autres règles sont celles d’aujourd’hui. On a gardé cinq points par levée et 25 pour la partie.</translation>
    </message>
    <message>
        <source>Cotton knows it for two players only. The play here is Heather’s, of 1876, and counting whole deals is our choice.</source>
        <translation>Cotton ne le connaît qu’à deux joueurs. Le jeu de la carte est ici celui de Heather, de 1876, et compter des donnes entières est notre choix.</translation>
    </message>
    <message>
        <source>Little is known.</source>
        <comment>the rules of a game</comment>
        <translation>À peine connu.</translation>
    </message>
    <message>
        <source>Little is known: Dawson’s Hoyle names it, and has A♥ second best.</source>
        <translation>À peine connu&#xa0;: le Hoyle de Dawson le nomme, et met l’A♥ deuxième.</translation>
    </message>
    <message>
        <source>Little is known: Wikipedia names hands of six and of nine cards, and nothing else.</source>
        <translation>À peine connu&#xa0;: Wikipédia nomme des mains de six et de neuf cartes, et rien d’autre.</translation>
    </message>
    <message>
        <source>Heather has the cards cut for the first deal. Here you choose the first dealer.</source>
        <translation>Heather fait couper les cartes pour la première donne. Ici, vous choisissez le premier donneur.</translation>
    </message>
    <message>
        <source>Hardly known: Pagat names it beside 25 and 45; in Irish it is aon is tríocha.</source>
        <translation>Presque inconnu&#xa0;: Pagat le nomme à côté du 25 et du 45&#x202f;; en irlandais, c’est aon is tríocha.</translation>
    </message>
    <message>
        <source>How a card was vied, 5 for most tricks and 10 for all, and 27 for the game are our choice. What the asked card, the livings and the helps were is not known, so they are left out.</source>
        <translation>Comment on relançait d’une carte, 5 pour la majorité des levées et 10 pour toutes, et 27 pour la partie sont notre choix. On ne sait pas ce qu’étaient la carte demandée, les «&#xa0;livings&#xa0;» et les «&#xa0;helps&#xa0;»&#xa0;: ils sont laissés de côté.</translation>
    </message>
    <message>
        <source>Little is known: a page on Newfoundland names “call-for-your-partner”, and nothing else.</source>
        <translatorcomment>terms: partner</translatorcomment>
        <translation>On en sait peu&#xa0;: une page sur Terre-Neuve nomme «&#xa0;call-for-your-partner&#xa0;», et rien d’autre.</translation>
    </message>
    <message>
        <source>Little is known: a page on the Atlantic provinces names a blind dummy, and nothing else.</source>
        <translation>On en sait peu&#xa0;: une page sur les provinces de l’Atlantique nomme un mort aveugle, et rien d’autre.</translation>
    </message>
    <message>
        <source>No source says how it is counted. That a trick scores 5 and the highest trump 6 is our reading: all five tricks and that trump then make 31. All other rules are those of Twenty-Five today. If you know it otherwise, change the rules, and save them as yours.</source>
        <translatorcomment>terms: score</translatorcomment>
        <translation>Aucune source ne dit comment on compte. Qu’une levée vaille 5 et l’atout le plus fort 6 est notre lecture&#xa0;: les cinq levées et cet atout font alors 31. Toutes les autres règles sont celles du Vingt-cinq d’aujourd’hui. Si vous le connaissez autrement, changez les règles, et enregistrez-les comme les vôtres.</translation>
    </message>
    <message>
        <source>Partly known.</source>
        <comment>the rules of a game</comment>
        <translation>Connu en partie.</translation>
    </message>
    <message>
        <source>Partly known: Cotton wrote down the order of its trumps in 1674.</source>
        <translation>Connu en partie&#xa0;: Cotton a noté l’ordre de ses atouts en 1674.</translation>
    </message>
    <message>
        <source>Partly known: Wikipedia’s Forty-Five in its first years, and 52pickup.net after it.</source>
        <translation>Connu en partie&#xa0;: le Forty-Five de Wikipédia à ses débuts, et 52pickup.net d’après lui.</translation>
    </message>
    <message>
        <source>Partly known: Wikipedia’s Forty-fives tells how the halls play an evening.</source>
        <translation>Connu en partie&#xa0;: le Forty-fives de Wikipédia raconte une soirée dans les salles.</translation>
    </message>
    <message>
        <source>Partly known: one program for the game to 125. Others in Nova Scotia play to 120.</source>
        <translation>Connu en partie&#xa0;: un programme pour la partie en 125. D’autres, en Nouvelle-Écosse, jouent en 120.</translation>
    </message>
    <message>
        <source>Partly known: one program, made on the island, for its most common rules.</source>
        <translation>Connu en partie&#xa0;: un programme, fait dans l’île, pour ses règles les plus courantes.</translation>
    </message>
    <message>
        <source>Partly known: rules by Paul Rice of Newfoundland, and a program after them. Houses differ.</source>
        <translation>Connu en partie&#xa0;: les règles de Paul Rice, de Terre-Neuve, et un programme qui les suit. Les maisons diffèrent.</translation>
    </message>
    <message>
        <source>Partly known: the Irish Quarterly Review of 1858, as Wikipedia reports it.</source>
        <translation>Connu en partie&#xa0;: l’Irish Quarterly Review de 1858, d’après Wikipédia.</translation>
    </message>
    <message>
        <source>Paul Rice bids 20, 25 and 30, and 30 scores 60. The bids of 15 and 60 come from Wikipedia’s Forty-fives. The program’s rule is that those who did not bid cannot win. What happens when all pass is our choice.</source>
        <translation>Paul Rice annonce 20, 25 et 30, et 30 marque 60. Les enchères de 15 et de 60 sont celles du Quarante-cinq de Wikipédia. Que ceux qui n’ont pas enchéri ne puissent pas gagner est la règle du programme. Ce qui arrive quand tous passent est notre choix.</translation>
    </message>
    <message>
        <source>Reconstructed.</source>
        <comment>the rules of a game</comment>
        <translation>Reconstitué.</translation>
    </message>
    <message>
        <source>Reconstructed: the Groom-porter’s laws of about 1580 tell only the odd cases.</source>
        <translation>Reconstitué&#xa0;: les lois du Groom-porter, vers 1580, ne disent que les cas rares.</translation>
    </message>
    <message>
        <source>That a trump is called for, after the draw and in secret, and that both score what they take together, is our choice. All other rules are those of Growl.</source>
        <translation>Qu’on appelle un atout, après l’échange et en secret, et que les deux marquent ce qu’ils font ensemble, est notre choix. Toutes les autres règles sont celles du Growl.</translation>
    </message>
    <message>
        <source>That its top card is turned whatever it is, and that it leads after a trick that it wins, is our choice. The game to 120 with a card turned up is that of Wikipedia’s Forty-fives.</source>
        <translation>Que sa carte du dessus soit retournée quelle qu’elle soit, et qu’elle entame après une levée qu’elle fait, est notre choix. La partie en 120 avec une retourne est celle du Forty-fives de Wikipédia.</translation>
    </message>
    <message>
        <source>The Review puts A♥ second, after the five. Where the jack comes is not said, so it is third here. The play is Heather’s, of 1876, the nearest in time.</source>
        <translation>La Review met l’A♥ deuxième, après le cinq. Elle ne dit pas où vient le valet&#xa0;: il est ici troisième. Le jeu de la carte est celui de Heather, de 1876, le plus proche dans le temps.</translation>
    </message>
    <message>
        <source>The laws name two sides, robbing with the ace, 4 for turning up A♥, vied cards, three at most, and scores of more than 26. Chatto, 1848, takes its trumps for those of Five Cards, and Parlett the game for an early Spoil Five.</source>
        <translatorcomment>terms: spoil</translatorcomment>
        <translation>Ces lois nomment deux camps, le droit de piller avec l’as, 4 pour l’A♥ retourné, les cartes de relance, trois au plus, et des scores de plus de 26. Chatto, 1848, tient ses atouts pour ceux de Cinq cartes, et Parlett le jeu pour un ancien Spoil Five.</translation>
    </message>
    <message>
        <source>The program also ends a game at 125 below zero; here it goes on. If both sides reach 125, the higher score wins: that is our choice.</source>
        <translation>Le programme arrête aussi la partie à 125 sous zéro&#x202f;; ici, elle continue. Si les deux camps atteignent 125, le score le plus haut gagne&#xa0;: c’est notre choix.</translation>
    </message>
    <message>
        <source>The two books that describe the game, of 1860 and 1869, could not be read for this program. From its name we take it that most tricks score 5 and all of them 10; Hoyle counts Forty-Five so. The play is Heather’s, of 1876.</source>
        <translation>Les deux livres qui décrivent ce jeu, de 1860 et de 1869, n’ont pas pu être lus pour ce programme. Que la majorité des levées marque 5 et toutes 10 est notre lecture du nom&#x202f;; Hoyle compte ainsi le Quarante-cinq. Le jeu de la carte est celui de Heather, de 1876.</translation>
    </message>
    <message>
        <source>There the declarer must keep five cards; here fewer may be kept. At Tignish the kitty has five cards, the dealer may hold, and the least bid is 20. If both sides reach 120, the higher score wins: that is our choice.</source>
        <translation>Là-bas, le preneur doit garder cinq cartes&#x202f;; ici, il peut en garder moins. À Tignish, le chien a cinq cartes, le donneur peut tenir, et la plus basse enchère est 20. Si les deux camps atteignent 120, le score le plus haut gagne&#xa0;: c’est notre choix.</translation>
    </message>
    <message>
        <source>There the winners move to the next table; here the same four play all 25 games. That a trick scores 5 and the highest trump 5 more, to 45, is Forty-Five as it is usual. Who of the winners deals is our choice.</source>
        <translatorcomment>terms: score</translatorcomment>
        <translation>Là-bas, les gagnants passent à la table suivante&#x202f;; ici, les quatre mêmes jouent les 25 parties. Une levée à 5, l’atout le plus fort à 5 de plus, jusqu’à 45&#xa0;: c’est le Quarante-cinq habituel. Lequel des gagnants donne est notre choix.</translation>
    </message>
    <message>
        <source>They do not all say who leads first, nor how many cards must be kept. Both are as at fortyfives.net. Some tables also bid 30 for 60.</source>
        <translation>Elles ne disent pas toutes qui entame le premier, ni combien de cartes il faut garder. Les deux sont comme sur fortyfives.net. Certaines tables annoncent aussi 30 pour 60.</translation>
    </message>
    <message>
        <source>They leave it open whether partners play, and whether a joker that is led is a trump like any other. Both are as in our other games. Points kept for the next game after all five tricks are left out.</source>
        <translation>Elles ne disent pas si l’on joue avec un partenaire, ni si un joker entamé est un atout comme les autres. Les deux sont comme dans nos autres jeux. Les points gardés pour la partie suivante après les cinq levées sont laissés de côté.</translation>
    </message>
    <message>
        <source>Well attested.</source>
        <comment>the rules of a game</comment>
        <translation>Bien attesté.</translation>
    </message>
    <message>
        <source>Well attested: Heather’s book of 1876, as Wikipedia reports it.</source>
        <translation>Bien attesté&#xa0;: le livre de Heather, de 1876, d’après Wikipédia.</translation>
    </message>
    <message>
        <source>Well attested: Jerry Dow’s rules, Wikipedia’s Forty-fives and fortyfives.net.</source>
        <translation>Bien attesté&#xa0;: les règles de Jerry Dow, le Quarante-cinq de Wikipédia et fortyfives.net.</translation>
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
        <translation>Un nom pour ces règles</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Autre nom</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete {name}</source>
        <translation>Supprimer {name}</translation>
    </message>
    <message>
        <source>Deleted “{name}”.</source>
        <translation>Règles «&#xa0;{name}&#xa0;» supprimées.</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>Aucune différence.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <translation>Renommer {name}</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Rules that cannot be played cannot be saved.</source>
        <translation>On ne peut pas enregistrer des règles qui ne sont pas jouables.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save these rules</source>
        <translation>Enregistrer ces règles</translation>
    </message>
    <message>
        <source>Some saved rules cannot be read ({reason}). They are left out here; their file was kept as {path}.</source>
        <translation>Certaines règles enregistrées ne peuvent pas être lues ({reason}). Elles sont omises ici&#x202f;; leur fichier a été conservé sous {path}.</translation>
    </message>
    <message>
        <source>The rules “{name}” cannot be read ({reason}). They are left out here; their file was kept as {path}.</source>
        <translation>Les règles «&#xa0;{name}&#xa0;» ne peuvent pas être lues ({reason}). Elles sont omises ici&#x202f;; leur fichier a été conservé sous {path}.</translation>
    </message>
    <message>
        <source>There are already rules called {name}. Choose another name.</source>
        <translation>Il y a déjà des règles appelées {name}. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>There are already rules called {name}. Replace them, or choose another name.</source>
        <translation>Il y a déjà des règles appelées {name}. Remplacez-les, ou choisissez un autre nom.</translation>
    </message>
    <message>
        <source>These are the usual rules of {game}.</source>
        <translation>Ce sont les règles habituelles du jeu {game}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Your rules cannot be saved in {path} ({reason}). They last until you close the program.</source>
        <translation>Vos règles ne peuvent pas être enregistrées dans {path} ({reason}). Elles durent jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>Your saved rules in {path} cannot be read ({reason}). The file stays as it is.</source>
        <translation>Vos règles enregistrées dans {path} ne peuvent pas être lues ({reason}). Le fichier reste tel quel.</translation>
    </message>
    <message>
        <source>{difference} And one more change.</source>
        <translation>{difference} Et une autre modification.</translation>
    </message>
    <message numerus="yes">
        <source>{difference} And {number} more changes.</source>
        <translation>
            <numerusform>{difference} Et {number:fem} autre modification.</numerusform>
            <numerusform>{difference} Et {number} autres modifications.</numerusform>
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
        <translation>Retour</translation>
    </message>
    <message>
        <source>Print or PDF…</source>
        <translation>Imprimer ou PDF…</translation>
    </message>
    <message>
        <source>Scroll column {place} up and down</source>
        <translation>Faire défiler la colonne {place}</translation>
    </message>
    <message>
        <source>Scroll up and down</source>
        <translation>Faire défiler</translation>
    </message>
</context>
<context>
    <name>panel</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>A score sheet</source>
        <translation>Une feuille de marque</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Preview: one page</source>
        <translation>Aperçu&#xa0;: une page</translation>
    </message>
    <message numerus="yes">
        <source>Preview: {number} pages</source>
        <translation>
            <numerusform>Aperçu&#xa0;: {number} page</numerusform>
            <numerusform>Aperçu&#xa0;: {number} pages</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>Black trumps, best first</source>
        <translation>Atouts noirs, du meilleur au plus bas</translation>
    </message>
    <message>
        <source>Black trumps, best first: here {suit}</source>
        <translation>Atouts noirs, du meilleur au plus bas&#xa0;: ici {suit}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Preneur</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Jugement</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Gros caractères</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Lettre</translation>
    </message>
    <message>
        <source>Large type, 14 to 18 point; long rules take a second page</source>
        <translation>Lettres de 14 à 18 points&#x202f;; les règles longues prennent une seconde page</translation>
    </message>
    <message>
        <source>1 other decision was good.</source>
        <translation>1 autre décision était bonne.</translation>
    </message>
    <message>
        <source>Names of the players</source>
        <translation>Noms des joueurs</translation>
    </message>
    <message>
        <source>No program for PDF files was found here. Save it, and open it where you print.</source>
        <translation>Aucun programme pour les fichiers PDF n’a été trouvé ici. Enregistrez-le, et ouvrez-le là où vous imprimez.</translation>
    </message>
    <message>
        <source>Open to print</source>
        <translation>Ouvrir pour imprimer</translation>
    </message>
    <message>
        <source>Opened in the program for PDF files. Print it there.</source>
        <translation>Ouvert dans le programme pour les fichiers PDF. Imprimez-le là.</translation>
    </message>
    <message>
        <source>Opens it in the program for PDF files</source>
        <translation>L’ouvre dans le programme pour les fichiers PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Poule</translation>
    </message>
    <message>
        <source>Print or PDF</source>
        <translation>Imprimer ou PDF</translation>
    </message>
    <message>
        <source>Red trumps, best first</source>
        <translation>Atouts rouges, du meilleur au plus bas</translation>
    </message>
    <message>
        <source>Red trumps, best first: here {suit}</source>
        <translation>Atouts rouges, du meilleur au plus bas&#xa0;: ici {suit}</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>Enregistré sous {path}.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Score sheet of {game}</source>
        <translation>Feuille de marque de {game}</translation>
    </message>
    <message>
        <source>The PDF could not be saved ({reason}). Nothing was lost.</source>
        <translation>Le PDF n’a pas pu être enregistré ({reason}). Rien n’est perdu.</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Les règles</translation>
    </message>
    <message numerus="yes">
        <source>The rules for {players} players</source>
        <translation>
            <numerusform>Les règles pour {players} joueur</numerusform>
            <numerusform>Les règles pour {players} joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules for {players} players, with house rules</source>
        <translation>
            <numerusform>Les règles pour {players} joueur, avec règles maison</numerusform>
            <numerusform>Les règles pour {players} joueurs, avec règles maison</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules of {game} for {players} players, with house rules</source>
        <translation>
            <numerusform>Les règles de {game} pour {players} joueur, avec règles maison</numerusform>
            <numerusform>Les règles de {game} pour {players} joueurs, avec règles maison</numerusform>
        </translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Cette donne</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Atouts</translation>
    </message>
    <message>
        <source>Twenty-Five · Rules of {game}</source>
        <translation>Vingt-cinq · Règles de {game}</translation>
    </message>
    <message>
        <source>Twenty-Five · Rules of {game} · House rules</source>
        <translation>Vingt-cinq · Règles de {game} · Règles maison</translation>
    </message>
    <message>
        <source>Twenty-Five · Score sheet of {game}</source>
        <translation>Vingt-cinq · Feuille de marque de {game}</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Quoi imprimer</translation>
    </message>
    <message>
        <source>{game} · Deal {number}</source>
        <translation>{game} · Donne {number}</translation>
    </message>
    <message numerus="yes">
        <source>{number} other decisions were good.</source>
        <translation>
            <numerusform>{number} autre décision était bonne.</numerusform>
            <numerusform>{number} autres décisions étaient bonnes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>partner</name>
    <message>
        <source>You call for {card}</source>
        <translation>Vous appelez {card:the}</translation>
    </message>
    <message>
        <source>You called for {card}.</source>
        <translation>Vous avez appelé {card:the}.</translation>
    </message>
    <message>
        <source>You are {name}’s partner.</source>
        <translation>Vous êtes partenaire {name:de}.</translation>
    </message>
    <message>
        <source>You hold {card}: you are {name}’s partner, and only you know.</source>
        <translation>Vous avez {card:the}&#xa0;: vous êtes partenaire {name:de}, et vous seul le savez.</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Vous jouez seul</translation>
    </message>
    <message>
        <source>You play alone.</source>
        <translation>Vous jouez seul.</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>seul</translation>
    </message>
    <message>
        <source>calls {card}</source>
        <translation>appelle {card:the}</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partenaire</translation>
    </message>
    <message>
        <source>{name} called for {card}.</source>
        <translation>{name} a appelé {card:the}.</translation>
    </message>
    <message>
        <source>{name} calls for {card}</source>
        <translation>{name} appelle {card:the}</translation>
    </message>
    <message>
        <source>{name} plays alone</source>
        <translation>{name} joue seul</translation>
    </message>
    <message>
        <source>{name} plays alone.</source>
        <translation>{name} joue seul.</translation>
    </message>
    <message>
        <source>{partner} is your partner.</source>
        <translation>{partner} est votre partenaire.</translation>
    </message>
    <message>
        <source>{partner} is {name}’s partner.</source>
        <translation>{partner} est partenaire {name:de}.</translation>
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
        <translation>Pas encore d’atout</translation>
    </message>
    <message>
        <source>Shows what beats what in this deal</source>
        <translation>Montre l’ordre des cartes dans cette donne</translation>
    </message>
    <message>
        <source>are trumps</source>
        <translation>est atout</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>atout</translation>
    </message>
    <message>
        <source>{suit} are trumps</source>
        <translation>{suit} est atout</translation>
    </message>
</context>
<context>
    <name>player panel</name>
    <message>
        <source>Games against you: {games}. You won {won}.</source>
        <translation>Parties contre vous&#xa0;: {games}. Vous en avez gagné {won}.</translation>
    </message>
    <message>
        <source>Other players</source>
        <translation>D’autres joueurs</translation>
    </message>
</context>
<context>
    <name>pool</name>
    <message>
        <source>Pool {number}</source>
        <translation>Poule {number}</translation>
    </message>
    <message>
        <source>Pool: {number}</source>
        <translation>Poule&#xa0;: {number}</translation>
    </message>
</context>
<context>
    <name>practise</name>
    <message>
        <source>A deal by its number</source>
        <translation>Une donne par son numéro</translation>
    </message>
    <message numerus="yes">
        <source>A deal of {game}, {players} at the table.</source>
        <translation>
            <numerusform>Une donne {game:de}, {players} joueur à la table.</numerusform>
            <numerusform>Une donne {game:de}, {players} joueurs à la table.</numerusform>
        </translation>
    </message>
    <message>
        <source>A game with help</source>
        <translation>Une partie avec aide</translation>
    </message>
    <message>
        <source>All hands are shown. The computer players do not see them.</source>
        <translation>Toutes les mains sont montrées. Les joueurs virtuels ne les voient pas.</translation>
    </message>
    <message>
        <source>Choose every card yourself, or only some</source>
        <translation>Choisissez vous-même toutes les cartes, ou quelques-unes</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>À moi</translation>
    </message>
    <message>
        <source>Copy deal number</source>
        <translation>Copier le numéro</translation>
    </message>
    <message>
        <source>Cover the hands</source>
        <translation>Cacher les mains</translation>
    </message>
    <message>
        <source>At the table, L lists the moves, O shows all hands, and W tells what a good player would do. All of this is under “Menu”, “Practise”.</source>
        <translation>À la table, L liste les coups, O montre toutes les mains et W dit ce que ferait un bon joueur. Tout cela est sous Menu, S’entraîner.</translation>
    </message>
    <message>
        <source>Deal number copied:</source>
        <translation>Numéro de la donne copié&#xa0;:</translation>
    </message>
    <message>
        <source>Enter the number of a deal first: it tells how many play.</source>
        <translation>Saisissez d’abord le numéro d’une donne&#xa0;: il indique combien on joue.</translation>
    </message>
    <message>
        <source>Moves, bookmarks</source>
        <translation>Coups, signets</translation>
    </message>
    <message>
        <source>No cards have been dealt yet.</source>
        <translation>Aucune carte n’a encore été donnée.</translation>
    </message>
    <message>
        <source>No room to show the hands. Enlarge the window, or press V to hear them.</source>
        <translation>Pas de place pour montrer les mains. Agrandissez la fenêtre, ou appuyez sur V pour les entendre.</translation>
    </message>
    <message>
        <source>Not while others play on their own screens.</source>
        <translation>Pas tant que d’autres jouent sur leur propre écran.</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Numéro de la donne</translation>
    </message>
    <message>
        <source>Only in “Practise”. You can go on with this game there.</source>
        <translation>Seulement sous «&#xa0;S’entraîner&#xa0;». Vous pouvez y continuer cette partie.</translation>
    </message>
    <message>
        <source>Others play these cards this evening too, so nobody is told their number.</source>
        <translation>D’autres jouent aussi ces cartes ce soir, donc leur numéro n’est dit à personne.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Jouer cette donne</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S’entraîner</translation>
    </message>
    <message>
        <source>Practise with a new game</source>
        <translation>S’entraîner sur une nouvelle partie</translation>
    </message>
    <message>
        <source>Practise with your game</source>
        <translation>S’entraîner sur votre partie</translation>
    </message>
    <message>
        <source>Same deal, other seat</source>
        <translation>Même donne, autre place</translation>
    </message>
    <message>
        <source>Seeing all hands, asking what is best, and skipping deals count as help.</source>
        <translation>Voir toutes les mains, demander le meilleur coup et sauter des donnes, cela compte comme de l’aide.</translation>
    </message>
    <message>
        <source>Set up a deal</source>
        <translation>Composer une donne</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Toutes les mains</translation>
    </message>
    <message>
        <source>Skip this deal</source>
        <translation>Sauter cette donne</translation>
    </message>
    <message>
        <source>Start this deal again</source>
        <translation>Rejouer la donne</translation>
    </message>
    <message>
        <source>The hands are covered again.</source>
        <translation>Les mains sont de nouveau cachées.</translation>
    </message>
    <message>
        <source>While others play on their own screens, the number of a deal is told only once it is over.</source>
        <translation>Tant que d’autres jouent sur leur propre écran, le numéro d’une donne n’est donné qu’une fois la donne finie.</translation>
    </message>
    <message>
        <source>The deal on the table</source>
        <translation>La donne sur la table</translation>
    </message>
    <message>
        <source>Level of the others</source>
        <translation>Niveau des autres joueurs</translation>
    </message>
    <message>
        <source>The rest are mine</source>
        <translation>Le reste est à moi</translation>
    </message>
    <message>
        <source>The same number always deals the same cards. At the table, {keys} copies it.</source>
        <translation>Le même numéro donne toujours les mêmes cartes. À la table, {keys} le copie.</translation>
    </message>
    <message>
        <source>There is no deal on the table.</source>
        <translation>Il n’y a pas de donne sur la table.</translation>
    </message>
    <message>
        <source>There is nothing to paste.</source>
        <translation>Il n’y a rien à coller.</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation>Cette donne est finie.</translation>
    </message>
    <message>
        <source>Too many rules are changed for a deal number.</source>
        <translation>Trop de règles sont changées pour un numéro de donne.</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Que feriez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>While several of you play, the number of a deal is told only once it is over.</source>
        <translation>Tant que vous êtes plusieurs à jouer, le numéro d’une donne n’est dit qu’à sa fin.</translation>
    </message>
    <message>
        <source>You can claim once nobody can take another trick from you.</source>
        <translation>Vous pourrez réclamer le reste quand plus personne ne pourra vous prendre une levée.</translation>
    </message>
    <message>
        <source>You can look at all the cards, ask what is best, and undo moves. In the statistics, it counts as played with help.</source>
        <translation>Vous pouvez regarder toutes les cartes, demander le meilleur coup et annuler des coups. Dans les statistiques, la partie compte comme jouée avec aide.</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Votre place</translation>
    </message>
    <message>
        <source>left of the dealer</source>
        <translation>à gauche du donneur</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>le donneur</translation>
    </message>
    <message>
        <source>your seat before</source>
        <translation>votre place avant</translation>
    </message>
</context>
<context>
    <name>problems</name>
    <message>
        <source>A game can end in the middle of a deal only if each trick scores 5. Let it end with a deal, or score 5 a trick.</source>
        <translation>Une partie ne peut finir au milieu d’une donne que si le score est de 5 par levée. Faites-la finir à la fin d’une donne, ou comptez 5 par levée.</translation>
    </message>
    <message>
        <source>A game with bidding cannot end in the middle of a deal, as only the last trick shows whether the bid is made. Let it end with a deal, or drop the bids.</source>
        <translation>Une partie avec enchères ne peut pas finir au milieu d’une donne, car seule la dernière levée montre si l’enchère est réussie. Faites-la finir à la fin d’une donne, ou retirez les enchères.</translation>
    </message>
    <message>
        <source>A hand cannot have {cards}. Choose {sizes}.</source>
        <translation>Une main ne peut pas avoir {cards}. Choisissez {sizes}.</translation>
    </message>
    <message>
        <source>A kitty of {1} cannot be dealt in packets that add up to {0}. Make the kitty {0} or smaller.</source>
        <translation>Un chien de {1} cartes ne peut pas être donné en paquets dont le total est {0}. Réduisez le chien à {0} cartes ou moins.</translation>
    </message>
    <message numerus="yes">
        <source>A match of {0} games could end level. Choose an odd number.</source>
        <translatorcomment>terms: level</translatorcomment>
        <translation>
            <numerusform>Un match de {0} partie pourrait finir à égalité. Choisissez un nombre impair.</numerusform>
            <numerusform>Un match de {0} parties pourrait finir à égalité. Choisissez un nombre impair.</numerusform>
        </translation>
    </message>
    <message>
        <source>With what you chose, {option} needs a card turned up, but with bidding there is none. Change it, or drop the bids.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Avec ce choix, {option} demande une retourne, mais avec des enchères il n’y en a pas. Changez cette règle, ou retirez les enchères.</translation>
    </message>
    <message>
        <source>With what you chose, {option} needs a deal that is won by taking most tricks. Change it, or score most tricks: 5, or 10.</source>
        <translatorcomment>terms: score</translatorcomment>
        <translation>Avec ce choix, {option} demande une donne que gagne la majorité des levées. Changez cette règle, ou comptez la majorité des levées&#xa0;: 5, ou 10.</translation>
    </message>
    <message>
        <source>With what you chose, {option} needs a pool, but this game has none. Change it, or play for a pool.</source>
        <translation>Avec ce choix, {option} demande une poule, mais ce jeu n’en a pas. Changez cette règle, ou jouez pour une poule.</translation>
    </message>
    <message>
        <source>With what you chose, {option} needs a score of 5 points a trick. Change it, or score 5 a trick.</source>
        <translation>Avec ce choix, {option} demande un score de 5 points par levée. Changez cette règle, ou comptez 5 par levée.</translation>
    </message>
    <message>
        <source>With what you chose, {option} needs bidding, but this game has none. Change it, or add bids.</source>
        <translation>Avec ce choix, {option} demande des enchères, mais ce jeu n’en a pas. Changez cette règle, ou ajoutez des enchères.</translation>
    </message>
    <message>
        <source>With what you chose, {option} needs cards drawn from the stock, but nobody draws. Change it, or let everybody draw.</source>
        <translation>Avec ce choix, {option} demande qu’on tire des cartes du talon, mais personne n’en tire. Changez cette règle, ou laissez chacun tirer.</translation>
    </message>
    <message>
        <source>With what you chose, {option} needs two sides. Change it, or play in two sides.</source>
        <translation>Avec ce choix, {option} demande deux camps. Changez cette règle, ou jouez en deux camps.</translation>
    </message>
    <message>
        <source>Bids count points of 5 a trick, and this score does not. Score 5 a trick, or drop the bids.</source>
        <translation>Les enchères comptent 5 points par levée, mais pas ce score. Comptez 5 par levée, ou retirez les enchères.</translation>
    </message>
    <message>
        <source>No bid reaches {0}, the least bid near the end. Lower it, or add a bid of {0} or more.</source>
        <translation>Aucune enchère n’atteint {0}, l’enchère minimale près de la fin. Baissez-la, ou ajoutez une enchère de {0} ou plus.</translation>
    </message>
    <message>
        <source>Nobody would take the kitty of {cards}. Let the declarer take it, or deal no kitty.</source>
        <translation>Personne ne prendrait le chien de {cards}. Laissez le preneur le prendre, ou ne donnez pas de chien.</translation>
    </message>
    <message>
        <source>The bids are {bids}. The first must be 1 or more, and each must be higher than the one before.</source>
        <translation>Les enchères sont {bids}. La première doit être 1 ou plus, et chacune plus haute que la précédente.</translation>
    </message>
    <message>
        <source>The declarer is to take a kitty, but none is dealt. Deal a kitty, or choose another way to exchange.</source>
        <translation>Le preneur doit prendre un chien, mais on n’en donne pas. Donnez un chien, ou choisissez une autre façon d’échanger.</translation>
    </message>
    <message>
        <source>The packets add up to {0}, but a hand has {1}. Make them add up to {1}, with no packet empty.</source>
        <translation>Le total des paquets est {0}, mais une main a {1} cartes. Faites que leur total soit {1}, sans paquet vide.</translation>
    </message>
    <message>
        <source>There is no rule called {option}. Check the spelling, or leave it out.</source>
        <translation>Aucune règle ne s’appelle {option}. Vérifiez l’orthographe, ou retirez-la.</translation>
    </message>
    <message>
        <source>This way of scoring is made for hands of five, and a hand has {cards}. Deal five, or score 5 points a trick.</source>
        <translation>Cette façon de compter est faite pour des mains de cinq, et une main a {cards}. Donnez cinq cartes, ou prenez un score de 5 points par levée.</translation>
    </message>
    <message>
        <source>robbing with the five of hearts</source>
        <translation>le pillage avec le cinq de cœur</translation>
    </message>
    <message>
        <source>the ban on winning without having robbed</source>
        <translation>l’interdiction de gagner sans avoir pillé</translation>
    </message>
    <message>
        <source>the bid for all the tricks</source>
        <translation>l’enchère pour toutes les levées</translation>
    </message>
    <message>
        <source>the choice of the first dealer</source>
        <translation>le choix du premier donneur</translation>
    </message>
    <message>
        <source>the dealer’s right to hold</source>
        <translation>le droit du donneur de tenir</translation>
    </message>
    <message>
        <source>the dealer’s right to rob the pack</source>
        <translation>le droit du donneur de piller le paquet</translation>
    </message>
    <message>
        <source>the duty to rob</source>
        <translation>l’obligation de piller</translation>
    </message>
    <message>
        <source>the end of the game</source>
        <translation>la fin de la partie</translation>
    </message>
    <message>
        <source>the exchange of cards</source>
        <translation>l’échange de cartes</translation>
    </message>
    <message>
        <source>the first lead</source>
        <translation>la première entame</translation>
    </message>
    <message>
        <source>the goal of the game</source>
        <translation>le but de la partie</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>le joker</translation>
    </message>
    <message>
        <source>the least bid near the end</source>
        <translation>l’enchère minimale près de la fin</translation>
    </message>
    <message>
        <source>the limit of the pool</source>
        <translation>la limite de la poule</translation>
    </message>
    <message>
        <source>the list of bids</source>
        <translation>la liste des enchères</translation>
    </message>
    <message>
        <source>the number of cards in a hand</source>
        <translation>le nombre de cartes d’une main</translation>
    </message>
    <message>
        <source>the number of cards in the kitty</source>
        <translation>le nombre de cartes du chien</translation>
    </message>
    <message>
        <source>the number of cards that must be kept</source>
        <translation>le nombre de cartes à garder</translation>
    </message>
    <message>
        <source>the number of chips at the start</source>
        <translation>le nombre de jetons au départ</translation>
    </message>
    <message>
        <source>the number of deals</source>
        <translation>le nombre de donnes</translation>
    </message>
    <message>
        <source>the number of games in a match</source>
        <translation>le nombre de parties d’un match</translation>
    </message>
    <message>
        <source>the number of players</source>
        <translation>le nombre de joueurs</translation>
    </message>
    <message>
        <source>Nobody can make the bid of {0}: a deal has only {points}. Leave it out, or make it the bid for all the tricks.</source>
        <translation>Personne ne peut réussir l’enchère de {0}&#xa0;: une donne n’a que {points}. Retirez-la, ou faites-en l’enchère pour toutes les levées.</translation>
    </message>
    <message numerus="yes">
        <source>A match is the best of {1} games, or {0} games that are all played, but not both. Choose one of them.</source>
        <translation>
            <numerusform>Un match se joue au meilleur des {1} parties, ou en {0} partie jouée jusqu’au bout, mais pas les deux. Choisissez l’un ou l’autre.</numerusform>
            <numerusform>Un match se joue au meilleur des {1} parties, ou en {0} parties toutes jouées, mais pas les deux. Choisissez l’un ou l’autre.</numerusform>
        </translation>
    </message>
    <message>
        <source>A partner whom nobody sees can neither put out a card for a joker, nor jink, nor vie. Let every hand be held, or leave that out.</source>
        <translation>Un partenaire que personne ne voit ne peut ni écarter une carte pour un joker, ni tenter la vole, ni relancer. Que chaque main soit tenue, ou renoncez à cela.</translation>
    </message>
    <message>
        <source>The old orders of trumps have no place for a joker. Use the modern order, or leave the joker out.</source>
        <translation>Les anciens ordres des atouts n’ont pas de place pour un joker. Prenez l’ordre actuel, ou retirez le joker.</translation>
    </message>
    <message numerus="yes">
        <source>This deal needs {0} cards and the pack has {1}: {short} too few. Have fewer players or smaller hands.</source>
        <translation>
            <numerusform>Cette donne demande {0} carte et le jeu de cartes en a {1}&#xa0;: il en manque {short}. Prenez moins de joueurs ou des mains plus petites.</numerusform>
            <numerusform>Cette donne demande {0} cartes et le jeu de cartes en a {1}&#xa0;: il en manque {short}. Prenez moins de joueurs ou des mains plus petites.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal needs {0} cards and the pack has {1}: {short} too few. Have fewer players, smaller hands or a smaller kitty.</source>
        <translation>
            <numerusform>Cette donne demande {0} carte et le jeu de cartes en a {1}&#xa0;: il en manque {short}. Prenez moins de joueurs, des mains plus petites ou un chien plus petit.</numerusform>
            <numerusform>Cette donne demande {0} cartes et le jeu de cartes en a {1}&#xa0;: il en manque {short}. Prenez moins de joueurs, des mains plus petites ou un chien plus petit.</numerusform>
        </translation>
    </message>
    <message>
        <source>With what you chose, {option} needs four players or more, everybody for themselves. Change it, or let everybody play alone.</source>
        <translation>Avec ce choix, il faut pour {option} quatre joueurs ou plus, chacun pour soi. Changez-le, ou laissez chacun jouer pour soi.</translation>
    </message>
    <message>
        <source>With what you chose, {option} needs points for the highest trump, which brings none. Change it, or let it bring points.</source>
        <translation>Avec ce choix, il faut pour {option} des points pour l’atout le plus fort, qui n’en rapporte aucun. Changez-le, ou donnez-lui des points.</translation>
    </message>
    <message>
        <source>With what you chose, {option} needs two hands for each side. Change it, or play in pairs.</source>
        <translation>Avec ce choix, il faut pour {option} deux mains par camp. Changez-le, ou jouez par paires.</translation>
    </message>
    <message>
        <source>calling for a partner</source>
        <translation>l’appel d’un partenaire</translation>
    </message>
    <message>
        <source>the choice of the next dealer</source>
        <translation>le choix du donneur suivant</translation>
    </message>
    <message>
        <source>the choice of trumps that count as the highest</source>
        <translation>le choix des atouts qui comptent comme le plus fort</translation>
    </message>
    <message>
        <source>the count of points as well as chips</source>
        <translation>le compte de points en plus des jetons</translation>
    </message>
    <message>
        <source>the number of games that are all played</source>
        <translation>le nombre de parties toutes jouées</translation>
    </message>
    <message>
        <source>the number of players from which the first lead must be a trump</source>
        <translation>le nombre de joueurs à partir duquel on doit entamer d’un atout</translation>
    </message>
    <message>
        <source>the number of sides</source>
        <translation>le nombre de camps</translation>
    </message>
    <message>
        <source>the order of trumps</source>
        <translation>l’ordre des atouts</translation>
    </message>
    <message>
        <source>the packets of the deal</source>
        <translation>le découpage de la donne en paquets</translation>
    </message>
    <message>
        <source>the points for all the tricks</source>
        <translation>les points pour toutes les levées</translation>
    </message>
    <message>
        <source>the rank of an ace that did not rob</source>
        <translation>le rang d’un as qui n’a pas pillé</translation>
    </message>
    <message>
        <source>the rank of the five of hearts</source>
        <translation>le rang du cinq de cœur</translation>
    </message>
    <message>
        <source>the reward for all five tricks</source>
        <translation>la récompense pour les cinq levées</translation>
    </message>
    <message>
        <source>the right to rob</source>
        <translation>le droit de piller</translation>
    </message>
    <message>
        <source>the rule for following suit</source>
        <translatorcomment>terms: suit</translatorcomment>
        <translation>la règle pour fournir</translation>
    </message>
    <message>
        <source>the rule for holding trumps back</source>
        <translation>la règle pour garder des atouts</translation>
    </message>
    <message>
        <source>the rule for jinking</source>
        <translation>la règle de la vole</translation>
    </message>
    <message>
        <source>the rule for partners whom nobody sees</source>
        <translation>la règle des partenaires que personne ne voit</translation>
    </message>
    <message>
        <source>the rule for when all pass</source>
        <translation>la règle si tous passent</translation>
    </message>
    <message>
        <source>the score for the highest trump</source>
        <translation>le score du plus haut atout</translation>
    </message>
    <message>
        <source>the score for turning up A♥</source>
        <translation>le score pour l’A♥ retourné</translation>
    </message>
    <message>
        <source>the score for turning up an ace</source>
        <translation>le score pour un as retourné</translation>
    </message>
    <message>
        <source>the score of those who did not bid</source>
        <translation>le score de ceux qui n’ont pas enchéri</translation>
    </message>
    <message>
        <source>the stake</source>
        <translation>l’enjeu</translation>
    </message>
    <message>
        <source>the time for robbing</source>
        <translation>le moment de piller</translation>
    </message>
    <message>
        <source>the time for taking an ace that was turned up</source>
        <translation>le moment de prendre un as retourné</translation>
    </message>
    <message>
        <source>the top-up of a spoiled pool</source>
        <translation>le complément de la poule après une donne nulle</translation>
    </message>
    <message>
        <source>the way of scoring</source>
        <translation>la façon de compter</translation>
    </message>
    <message>
        <source>the way the robber’s card is put out</source>
        <translation>la façon d’écarter sa carte en pillant</translation>
    </message>
    <message>
        <source>vying</source>
        <translation>la relance</translation>
    </message>
    <message numerus="yes">
        <source>{0} players cannot make {1} equal sides. Change the sides or the number of players.</source>
        <translation>
            <numerusform>{0} joueur ne peut pas former {1} camps égaux. Changez le nombre de camps ou de joueurs.</numerusform>
            <numerusform>{0} joueurs ne peuvent pas former {1} camps égaux. Changez le nombre de camps ou de joueurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more rules need changing.</source>
        <translation>
            <numerusform>{number:fem} autre règle est à changer.</numerusform>
            <numerusform>{number} autres règles sont à changer.</numerusform>
        </translation>
    </message>
    <message>
        <source>{subject} cannot be {0}. Choose a number from {1} to {2}.</source>
        <translation>{subject}&#xa0;: {0} n’est pas possible. Choisissez un nombre de {1} à {2}.</translation>
    </message>
    <message>
        <source>{subject} cannot be “{0}”. Choose something else.</source>
        <translation>{subject}&#xa0;: «&#xa0;{0}&#xa0;» n’est pas possible. Choisissez autre chose.</translation>
    </message>
    <message>
        <source>{subject} is {0}, which is not among the bids. Add {0} to the bids, or choose one of them.</source>
        <translation>{subject}&#xa0;: {0} n’est pas parmi les enchères. Ajoutez {0} aux enchères, ou choisissez l’une d’elles.</translation>
    </message>
    <message>
        <source>{subject} needs three numbers: the bid, what it scores, and what it loses. It has {0}. Give all three, or leave the rule out.</source>
        <translation>{subject}&#xa0;: il faut trois nombres, l’enchère, son score et ce qu’elle perd. Il y en a {0}. Donnez les trois, ou retirez la règle.</translation>
    </message>
    <message>
        <source>{subject} needs two numbers, the score and the bid, and has {0}. Give both, or leave the rule out.</source>
        <translation>{subject}&#xa0;: il faut deux nombres, le score et l’enchère, et il y en a {0}. Donnez les deux, ou retirez la règle.</translation>
    </message>
</context>
<context>
    <name>programs</name>
    <message>
        <source>A computer player at the hard level takes its seat.</source>
        <translation>Un joueur de niveau difficile prend sa place.</translation>
    </message>
    <message numerus="yes">
        <source>A name has 1 to {most} letters and no “|”.</source>
        <translation>
            <numerusform>Un nom a de 1 à {most} lettre et pas de «&#xa0;|&#xa0;».</numerusform>
            <numerusform>Un nom a de 1 à {most} lettres et pas de «&#xa0;|&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>A program that speaks the protocol for players can sit at your table like a computer player. It is told only what its seat may see. It runs with your rights, so add only programs that you trust.</source>
        <translation>Un programme qui parle le protocole des joueurs peut s’asseoir à votre table comme un joueur virtuel. On ne lui dit que ce que sa place peut voir. Il tourne avec vos droits&#xa0;: n’ajoutez que des programmes auxquels vous faites confiance.</translation>
    </message>
    <message>
        <source>Add a program…</source>
        <translation>Ajouter un programme…</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>L’ajouter</translation>
    </message>
    <message>
        <source>Arguments, if it needs any</source>
        <translation>Arguments, s’il en faut</translation>
    </message>
    <message>
        <source>Choose the program</source>
        <translation>Choisir le programme</translation>
    </message>
    <message>
        <source>It has failed too often: a computer player at the hard level takes its seat for this game.</source>
        <translation>Il a échoué trop souvent&#xa0;: un joueur de niveau difficile prend sa place pour cette partie.</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <translation>Nom du programme</translation>
    </message>
    <message>
        <source>One of your programs, see “Settings”. If it fails, a computer player at the hard level makes the move.</source>
        <translation>Un de vos programmes, voir Réglages. En cas d’échec, un joueur de niveau difficile joue le coup.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove {program}</source>
        <translation>Retirer {program}</translation>
    </message>
    <message>
        <source>The arguments cannot be used: a quotation mark stands alone, or there are too many.</source>
        <translation>Ces arguments ne peuvent pas servir&#xa0;: un guillemet est seul, ou il y en a trop.</translation>
    </message>
    <message>
        <source>The command “twentyfive --try-player” tells its author more.</source>
        <translatorcomment>terms: player</translatorcomment>
        <translation>La commande «&#xa0;twentyfive --try-player&#xa0;» en dit plus à son auteur.</translation>
    </message>
    <message>
        <source>The path of the file is too long, or has signs that cannot be seen.</source>
        <translation>Le chemin du fichier est trop long, ou contient des signes invisibles.</translation>
    </message>
    <message>
        <source>The trial takes a few seconds.</source>
        <translation>L’essai prend quelques secondes.</translation>
    </message>
    <message>
        <source>There are too many programs. Remove one first.</source>
        <translation>Il y a trop de programmes. Retirez-en un d’abord.</translation>
    </message>
    <message>
        <source>There is a program of that name already. Choose another.</source>
        <translation>Il y a déjà un programme de ce nom. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>L’essayer</translation>
    </message>
    <message>
        <source>Try {program}</source>
        <translation>Essayer {program}</translation>
    </message>
    <message>
        <source>Whenever it fails, a computer player at the hard level makes the move.</source>
        <translation>Chaque fois qu’il échoue, un joueur de niveau difficile joue le coup.</translation>
    </message>
    <message>
        <source>{program} cannot be started. Check the path, and whether the file may be run.</source>
        <translation>{program} ne peut pas démarrer. Vérifiez le chemin, et si le fichier peut être exécuté.</translation>
    </message>
    <message>
        <source>{program} chose a move that the rules do not allow.</source>
        <translation>{program} a choisi un coup que les règles ne permettent pas.</translation>
    </message>
    <message>
        <source>{program} did not answer in time.</source>
        <translation>{program} n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>{program} did not stop when it was told to.</source>
        <translation>{program} n’est pas parti quand on le lui a dit.</translation>
    </message>
    <message>
        <source>{program} does not play this game.</source>
        <translation>{program} ne joue pas à ce jeu.</translation>
    </message>
    <message>
        <source>{program} ended before it was told to.</source>
        <translation>{program} s’est arrêté avant qu’on le lui dise.</translation>
    </message>
    <message>
        <source>{program} is not among the programs in “Settings”. A computer player at the hard level takes its seat.</source>
        <translation>{program} n’est pas parmi les programmes des Réglages. Un joueur de niveau difficile prend sa place.</translation>
    </message>
    <message numerus="yes">
        <source>{program} made {number} moves, all legal and in time.</source>
        <translation>
            <numerusform>{program} a joué {number} coup, permis et à temps.</numerusform>
            <numerusform>{program} a joué {number} coups, tous permis et à temps.</numerusform>
        </translation>
    </message>
    <message>
        <source>{program} sent a message that nobody had asked for.</source>
        <translation>{program} a envoyé un message que personne n’avait demandé.</translation>
    </message>
    <message>
        <source>{program} sent a message with a field that does not fit.</source>
        <translation>{program} a envoyé un message dont un champ ne convient pas.</translation>
    </message>
    <message>
        <source>{program} speaks another version of the protocol.</source>
        <translation>{program} parle une autre version du protocole.</translation>
    </message>
    <message>
        <source>{program} wrote a line that is longer than any message.</source>
        <translation>{program} a écrit une ligne plus longue que tout message.</translation>
    </message>
    <message>
        <source>{program} wrote something that is no message of the protocol.</source>
        <translation>{program} a écrit quelque chose qui n’est pas un message du protocole.</translation>
    </message>
</context>
<context>
    <name>ranking panel</name>
    <message>
        <source>On gold: the cards in question. Thick frame: yours. Dashed: already seen.</source>
        <translation>Sur fond or&#xa0;: les cartes en question. Cadre épais&#xa0;: à vous. En pointillé&#xa0;: déjà vue.</translation>
    </message>
    <message>
        <source>Thick frame: yours. Dashed: already seen.</source>
        <translation>Cadre épais&#xa0;: à vous. En pointillé&#xa0;: déjà vue.</translation>
    </message>
    <message>
        <source>Trumps, best first</source>
        <translation>Atouts, le meilleur d’abord</translation>
    </message>
    <message>
        <source>Trumps, best first: any of these beats every card below</source>
        <translation>Atouts, le meilleur d’abord&#xa0;: chacun bat toutes les cartes ci-dessous</translation>
    </message>
    <message>
        <source>What beats what in this deal</source>
        <translation>L’ordre des cartes dans cette donne</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Vous avez {cards:the}.</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>vue</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>{sentence}. Best first: {ranks}.</source>
        <translation>{sentence}. La meilleure d’abord&#xa0;: {ranks}.</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>Any card you may play will do.</source>
        <translation>N’importe quelle carte permise fera l’affaire.</translation>
    </message>
    <message>
        <source>Bid {number}: in many trial deals, that did best.</source>
        <translation>Annoncez {number}&#xa0;: c’est ce qui a le mieux réussi dans de nombreuses donnes d’essai.</translation>
    </message>
    <message>
        <source>Compare the turn-up with your weakest card.</source>
        <translation>Comparez la retourne à votre carte la plus faible.</translation>
    </message>
    <message>
        <source>Count the cards that could still beat yours.</source>
        <translation>Comptez les cartes qui pourraient encore battre les vôtres.</translation>
    </message>
    <message>
        <source>Count the tricks you could take with your best suit as trumps.</source>
        <translation>Comptez les levées que vous pourriez faire avec votre meilleure couleur pour atout.</translation>
    </message>
    <message>
        <source>Hold: in many trial deals, that did best.</source>
        <translation>Tenez&#xa0;: c’est ce qui a le mieux réussi dans de nombreuses donnes d’essai.</translation>
    </message>
    <message>
        <source>If {name} takes this trick, {lost}. Can you prevent it?</source>
        <translation>Si {name} fait cette levée, {lost}. Pouvez-vous l’empêcher&#x202f;?</translation>
    </message>
    <message>
        <source>Jink: nobody can take the last tricks from you.</source>
        <translation>Tentez la vole&#xa0;: personne ne peut vous prendre les dernières levées.</translation>
    </message>
    <message>
        <source>Jink: the last tricks are yours {often}.</source>
        <translation>Tentez la vole&#xa0;: les dernières levées sont à vous {often}.</translation>
    </message>
    <message>
        <source>Keep all your cards: in many trial deals, that did best.</source>
        <translation>Gardez toutes vos cartes&#xa0;: c’est ce qui a le mieux réussi dans de nombreuses donnes d’essai.</translation>
    </message>
    <message>
        <source>Keep all your cards: they are trumps and kings.</source>
        <translation>Gardez toutes vos cartes&#xa0;: ce sont des atouts et des rois.</translation>
    </message>
    <message>
        <source>Lead {card} and keep {kept} for later.</source>
        <translation>Entamez {card:de} et gardez {kept:the} pour plus tard.</translation>
    </message>
    <message>
        <source>Lead {card}: if it takes the trick, {won}.</source>
        <translation>Entamez {card:de}&#xa0;: si cette carte fait la levée, {won}.</translation>
    </message>
    <message>
        <source>Lead {card}: it draws trumps, and you still have {kept}.</source>
        <translation>Entamez {card:de}&#xa0;: cela fait tomber des atouts, et il vous reste {kept:the}.</translation>
    </message>
    <message>
        <source>Lead {card}: it is your only trump and draws others.</source>
        <translation>Entamez {card:de}&#xa0;: c’est votre seul atout, et il en fait tomber d’autres.</translation>
    </message>
    <message>
        <source>Lead {card}: no opponent can beat it.</source>
        <translation>Entamez {card:de}&#xa0;: aucun adversaire ne peut battre cette carte.</translation>
    </message>
    <message>
        <source>Lead {card}: none of your cards is likelier to take a trick.</source>
        <translation>Entamez {card:de}&#xa0;: aucune de vos cartes n’a plus de chances de faire une levée.</translation>
    </message>
    <message>
        <source>Lead {card}: only a trump can beat it.</source>
        <translation>Entamez {card:de}&#xa0;: seul un atout peut battre cette carte.</translation>
    </message>
    <message>
        <source>Look beyond this trick: will you miss the card that seems right now?</source>
        <translation>Voyez plus loin que cette levée&#xa0;: la carte qui semble bonne maintenant vous manquera-t-elle&#x202f;?</translation>
    </message>
    <message>
        <source>May you rob at all?</source>
        <translation>Avez-vous seulement le droit de piller&#x202f;?</translation>
    </message>
    <message>
        <source>Do you have to play your best trumps to this trick? Some may be held back.</source>
        <translation>Vos meilleurs atouts doivent-ils aller dans cette levée&#x202f;? Certains peuvent être gardés.</translation>
    </message>
    <message>
        <source>Name {suit}: as trumps they make your hand strongest.</source>
        <translation>Choisissez {suit}&#xa0;: c’est l’atout qui rend votre main la plus forte.</translation>
    </message>
    <message>
        <source>Name {suit}: in many trial deals, that did best.</source>
        <translation>Choisissez {suit}&#xa0;: c’est ce qui a le mieux réussi dans de nombreuses donnes d’essai.</translation>
    </message>
    <message>
        <source>One more trick, and {won}. Can you take this one?</source>
        <translation>Encore une levée, et {won}. Pouvez-vous faire celle-ci&#x202f;?</translation>
    </message>
    <message>
        <source>One more trick, and {won}. Which card is most likely to take it?</source>
        <translation>Encore une levée, et {won}. Quelle carte a le plus de chances de la faire&#x202f;?</translation>
    </message>
    <message>
        <source>One of your cards is sure to take this trick.</source>
        <translation>Une de vos cartes est sûre de faire cette levée.</translation>
    </message>
    <message>
        <source>Pass: in many trial deals, that did best.</source>
        <translation>Passez&#xa0;: c’est ce qui a le mieux réussi dans de nombreuses donnes d’essai.</translation>
    </message>
    <message>
        <source>Pass: there is no higher bid.</source>
        <translation>Passez&#xa0;: il n’y a pas d’enchère plus haute.</translation>
    </message>
    <message>
        <source>Pass: {partner} has the bid.</source>
        <translation>Passez&#xa0;: {partner} a l’enchère.</translation>
    </message>
    <message>
        <source>Play {card} and hold back {kept} for a better trick.</source>
        <translation>Jouez {card:the} et gardez {kept:the} pour une meilleure levée.</translation>
    </message>
    <message>
        <source>Play {card} and hold back {kept}: {partner} is winning the trick.</source>
        <translation>Jouez {card:the} et gardez {kept:the}&#xa0;: la levée est à {partner} pour l’instant.</translation>
    </message>
    <message>
        <source>Play {card} and save {kept} for a better trick.</source>
        <translation>Jouez {card:the} et réservez {kept:the} pour une meilleure levée.</translation>
    </message>
    <message>
        <source>Play {card}: if it takes the trick, {won}.</source>
        <translation>Jouez {card:the}&#xa0;: si cette carte fait la levée, {won}.</translation>
    </message>
    <message>
        <source>Play {card}: if {name} takes this trick, {lost}.</source>
        <translation>Jouez {card:the}&#xa0;: si {name} fait cette levée, {lost}.</translation>
    </message>
    <message>
        <source>Play {card}: in many trial deals, it did better than {kept}.</source>
        <translation>Jouez {card:the}&#xa0;: dans de nombreuses donnes d’essai, cette carte a mieux réussi que {kept:the}.</translation>
    </message>
    <message>
        <source>Bid {bid}: {trumps}, expect {hope}.</source>
        <translation>Annoncez {bid}&#xa0;: {trumps}, comptez sur {hope}.</translation>
    </message>
    <message>
        <source>Give up: in many trial deals, that did best.</source>
        <translation>Cédez&#xa0;: sur de nombreuses donnes d’essai, c’était le mieux.</translation>
    </message>
    <message>
        <source>Give up: most tricks would be yours only {often}.</source>
        <translation>Cédez&#xa0;: la majorité des levées ne serait à vous {often:que}.</translation>
    </message>
    <message>
        <source>Hold: {trumps}, expect {hope}.</source>
        <translation>Tenez&#xa0;: {trumps}, comptez sur {hope}.</translation>
    </message>
    <message>
        <source>Is there still a fair chance of most tricks?</source>
        <translation>La majorité des levées est-elle encore à votre portée&#x202f;?</translation>
    </message>
    <message>
        <source>Leave {card}: all your cards are better.</source>
        <translation>Laissez {card:the}&#xa0;: toutes vos cartes sont meilleures.</translation>
    </message>
    <message>
        <source>Leave {card}: in many trial deals, that did best.</source>
        <translation>Laissez {card:the}&#xa0;: c’est ce qui a le mieux réussi dans de nombreuses donnes d’essai.</translation>
    </message>
    <message>
        <source>Pass: even {trumps}, all the tricks are too much to expect.</source>
        <translation>Passez&#xa0;: même {trumps}, c’est trop d’espérer toutes les levées.</translation>
    </message>
    <message>
        <source>Pass: even {trumps}, expect only {hope}.</source>
        <translation>Passez&#xa0;: même {trumps}, ne comptez que sur {hope}.</translation>
    </message>
    <message>
        <source>Play {card}: it is the cheapest card that wins.</source>
        <translation>Jouez {card:the}&#xa0;: c’est la carte la moins chère qui gagne.</translation>
    </message>
    <message>
        <source>Play {card}: it is the only card you may play.</source>
        <translation>Jouez {card:the}&#xa0;: c’est la seule carte que vous pouvez jouer.</translation>
    </message>
    <message>
        <source>Play {card}: it is your last card.</source>
        <translation>Jouez {card:the}&#xa0;: c’est votre dernière carte.</translation>
    </message>
    <message>
        <source>Play {card}: it wins so far, with {names} still to play.</source>
        <translation>Jouez {card:the}&#xa0;: c’est la meilleure carte jusqu’ici, et il reste {names} après vous.</translation>
    </message>
    <message>
        <source>Play {card}: no opponent still to play can beat it.</source>
        <translation>Jouez {card:the}&#xa0;: aucun des adversaires qui doivent encore jouer ne peut battre cette carte.</translation>
    </message>
    <message>
        <source>Play {card}: you cannot win this trick, and it is the card you need least.</source>
        <translation>Jouez {card:the}&#xa0;: vous ne pouvez pas faire cette levée, et c’est la carte dont vous avez le moins besoin.</translation>
    </message>
    <message>
        <source>Play {card}: it is allowed, but no more than a guess.</source>
        <translation>Jouez {card:the}&#xa0;: c’est permis, mais c’est au hasard.</translation>
    </message>
    <message>
        <source>Play {card}: {partner} could still be beaten.</source>
        <translation>Jouez {card:the}&#xa0;: {partner} peut encore perdre la levée.</translation>
    </message>
    <message>
        <source>Play {card}: {partner} is winning the trick.</source>
        <translation>Jouez {card:the}&#xa0;: la levée est à {partner} pour l’instant.</translation>
    </message>
    <message>
        <source>Play {card}: {partner} plays last.</source>
        <translation>Jouez {card:the}&#xa0;: {partner} joue en dernier.</translation>
    </message>
    <message>
        <source>Put out {cards}: in many trial deals, that did best.</source>
        <translation>Écartez {cards:the}&#xa0;: c’est ce qui a le mieux réussi dans de nombreuses donnes d’essai.</translation>
    </message>
    <message>
        <source>Put out {cards}: they are your weakest with {suit} as trumps.</source>
        <translation>Écartez {cards:the}&#xa0;: ce sont vos cartes les plus faibles avec {suit} pour atout.</translation>
    </message>
    <message>
        <source>Put out {card}: it is your weakest with {suit} as trumps.</source>
        <translation>Écartez {card:the}&#xa0;: c’est votre carte la plus faible avec {suit} pour atout.</translation>
    </message>
    <message>
        <source>Rob and put out {card}: an ace that does not rob is the lowest trump.</source>
        <translation>Pillez et écartez {card:the}&#xa0;: un as qui ne pille pas est le plus faible atout.</translation>
    </message>
    <message>
        <source>Rob and put out {card}: in many trial deals, that did best.</source>
        <translation>Pillez et écartez {card:the}&#xa0;: c’est ce qui a le mieux réussi dans de nombreuses donnes d’essai.</translation>
    </message>
    <message>
        <source>Rob and put out {card}: in this game you must.</source>
        <translation>Pillez et écartez {card:the}&#xa0;: dans cette partie, vous le devez.</translation>
    </message>
    <message>
        <source>Rob and put out {card}: otherwise you cannot win the game in this deal.</source>
        <translation>Pillez et écartez {card:the}&#xa0;: sinon, vous ne pouvez pas gagner la partie dans cette donne.</translation>
    </message>
    <message>
        <source>Rob: take {kept} and put out {card}, your weakest card.</source>
        <translation>Pillez&#xa0;: prenez {kept:the} et écartez {card:the}, votre carte la plus faible.</translation>
    </message>
    <message>
        <source>See it: in many trial deals, that did best.</source>
        <translation>Voyez&#xa0;: sur de nombreuses donnes d’essai, c’était le mieux.</translation>
    </message>
    <message>
        <source>See it: most tricks would be yours {often}.</source>
        <translation>Voyez&#xa0;: vous auriez la majorité des levées {often}.</translation>
    </message>
    <message>
        <source>Take the pool: the last tricks cannot all be yours.</source>
        <translation>Prenez la poule&#xa0;: les dernières levées ne peuvent pas être toutes à vous.</translation>
    </message>
    <message>
        <source>Take the pool: the last tricks would be yours {often}.</source>
        <translation>Prenez la poule&#xa0;: les dernières levées seraient à vous {often}.</translation>
    </message>
    <message>
        <source>Take {card}: it is the best card in the stock.</source>
        <translation>Prenez {card:the}&#xa0;: c’est la meilleure carte du talon.</translation>
    </message>
    <message>
        <source>Think of the whole deal, and of how the game stands.</source>
        <translation>Pensez à toute la donne, et à l’état de la partie.</translation>
    </message>
    <message>
        <source>This trick is in {suit}. Is it worth one of your trumps?</source>
        <translation>Cette levée est à {suit}. Vaut-elle un de vos atouts&#x202f;?</translation>
    </message>
    <message>
        <source>Trump the {suit} with {card}: it wins so far.</source>
        <translatorcomment>terms: trump</translatorcomment>
        <translation>Coupez le {suit} avec {card:the}&#xa0;: c’est la meilleure carte jusqu’ici.</translation>
    </message>
    <message>
        <source>Trumps and kings are worth keeping. What else do you hold?</source>
        <translation>Les atouts et les rois sont bons à garder. Qu’avez-vous d’autre&#x202f;?</translation>
    </message>
    <message>
        <source>Vie a card: in many trial deals, that did best.</source>
        <translation>Relancez d’une carte&#xa0;: sur de nombreuses donnes d’essai, c’était le mieux.</translation>
    </message>
    <message>
        <source>Vie a card: most tricks would be yours {often}.</source>
        <translation>Relancez d’une carte&#xa0;: vous auriez la majorité des levées {often}.</translation>
    </message>
    <message>
        <source>Do not vie: in many trial deals, that did best.</source>
        <translation>Ne relancez pas&#xa0;: c’est ce qui a le mieux réussi dans de nombreuses donnes d’essai.</translation>
    </message>
    <message>
        <source>Do not vie: most tricks would be yours only {often}.</source>
        <translation>Ne relancez pas&#xa0;: la majorité des levées ne serait à vous {often:que}.</translation>
    </message>
    <message>
        <source>What do the rules say about leaving the turn-up?</source>
        <translation>Que disent les règles si on laisse la retourne&#x202f;?</translation>
    </message>
    <message>
        <source>What may you change now?</source>
        <translation>Que pouvez-vous changer maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>Which bids are left?</source>
        <translation>Quelles enchères reste-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Which card of the stock is the best trump?</source>
        <translation>Quelle carte du talon est le meilleur atout&#x202f;?</translation>
    </message>
    <message>
        <source>Which cards may you play?</source>
        <translation>Quelles cartes pouvez-vous jouer&#x202f;?</translation>
    </message>
    <message>
        <source>Which of your cards can nobody beat now?</source>
        <translation>Laquelle de vos cartes est imbattable maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>Which of your cards could only a trump beat?</source>
        <translation>Laquelle de vos cartes ne craint qu’un atout&#x202f;?</translation>
    </message>
    <message>
        <source>Which of your cards do you want to keep for later tricks?</source>
        <translation>Quelles cartes voulez-vous garder pour les levées suivantes&#x202f;?</translation>
    </message>
    <message>
        <source>Which suit gives you the most and the best trumps?</source>
        <translation>Quelle couleur vous donne le plus d’atouts, et les meilleurs&#x202f;?</translation>
    </message>
    <message>
        <source>Would you rather play this deal for more, or for less?</source>
        <translation>Aimez-vous mieux jouer cette donne pour plus, ou pour moins&#x202f;?</translation>
    </message>
    <message>
        <source>You can take this trick, and no opponent plays after you. Which is the cheapest card that does it?</source>
        <translation>Vous pouvez faire cette levée, et aucun adversaire ne joue après vous. Quelle est la carte la moins chère qui suffit&#x202f;?</translation>
    </message>
    <message>
        <source>You cannot win this trick. Which card will you need least?</source>
        <translation>Vous ne pouvez pas faire cette levée. De quelle carte aurez-vous le moins besoin&#x202f;?</translation>
    </message>
    <message>
        <source>You could be winning, with {names} still to play. Is it worth it?</source>
        <translation>Vous pourriez être en tête, mais il reste {names} après vous. Cela en vaut-il la peine&#x202f;?</translation>
    </message>
    <message>
        <source>You could win this trick. Is it worth the card, or will you want it later?</source>
        <translation>Vous pourriez faire cette levée. Vaut-elle la carte, ou en aurez-vous besoin plus tard&#x202f;?</translation>
    </message>
    <message>
        <source>You may not take the turn-up.</source>
        <translation>Vous n’avez pas le droit de prendre la retourne.</translation>
    </message>
    <message>
        <source>You must bid: {trumps}, expect {hope}.</source>
        <translation>Vous devez enchérir&#xa0;: {trumps}, comptez sur {hope}.</translation>
    </message>
    <message>
        <source>{partner} has the bid. Could you do better?</source>
        <translation>{partner} a l’enchère. Feriez-vous mieux&#x202f;?</translation>
    </message>
    <message>
        <source>{partner} is winning the trick, but is it safe? Can you help?</source>
        <translation>La levée est à {partner} pour l’instant, mais est-ce sûr&#x202f;? Pouvez-vous aider&#x202f;?</translation>
    </message>
    <message>
        <source>{partner} is winning the trick. Must you spend a good card?</source>
        <translation>La levée est à {partner} pour l’instant. Devez-vous y mettre une bonne carte&#x202f;?</translation>
    </message>
    <message>
        <source>{partner} is winning the trick. Which trumps may you hold back?</source>
        <translation>La levée est à {partner} pour l’instant. Quels atouts pouvez-vous garder&#x202f;?</translation>
    </message>
    <message>
        <source>{partner} plays last. Must you win the trick yourself?</source>
        <translation>{partner} joue en dernier. Devez-vous faire la levée vous-même&#x202f;?</translation>
    </message>
    <message>
        <source>You have no strong lead. Which card gives away least?</source>
        <translation>Vous n’avez pas de bonne entame. Quelle carte cède le moins&#x202f;?</translation>
    </message>
    <message>
        <source>Call for {card}: in many trial deals, that did best.</source>
        <translation>Appelez {card:the}&#xa0;: sur de nombreuses donnes d’essai, c’est ce qui a le mieux réussi.</translation>
    </message>
    <message>
        <source>Call for {card}: it is the best trump that you lack.</source>
        <translation>Appelez {card:the}&#xa0;: c’est le meilleur atout qui vous manque.</translation>
    </message>
    <message>
        <source>Play alone: in many trial deals, that did best.</source>
        <translation>Jouez seul&#xa0;: sur de nombreuses donnes d’essai, c’est ce qui a le mieux réussi.</translation>
    </message>
    <message>
        <source>Play alone: your own hand takes every trick.</source>
        <translation>Jouez seul&#xa0;: votre propre main fait toutes les levées.</translation>
    </message>
    <message>
        <source>Play {card}: after millions of practice deals, it seems better than {kept}.</source>
        <translation>Jouez {card:the}&#xa0;: après des millions de donnes d’entraînement, cette carte semble meilleure que {kept:the}.</translation>
    </message>
    <message>
        <source>Rob and put out {card}: after millions of practice deals, that seems best.</source>
        <translation>Pillez et écartez {card:the}&#xa0;: après des millions de donnes d’entraînement, c’est ce qui semble le mieux.</translation>
    </message>
    <message>
        <source>Which card in another hand would help you most?</source>
        <translation>Quelle carte d’une autre main vous aiderait le plus&#x202f;?</translation>
    </message>
    <message>
        <source>You have nothing to put out now.</source>
        <translation>Vous n’avez rien à écarter maintenant.</translation>
    </message>
    <message>
        <source>You hold more than one trump. What if the others had to play theirs?</source>
        <translation>Vous avez plus d’un atout. Et si les autres devaient jouer les leurs&#x202f;?</translation>
    </message>
    <message>
        <source>You hold one trump. Is it worth more led now, or kept?</source>
        <translation>Vous avez un seul atout. Est-il plus utile entamé maintenant, ou gardé&#x202f;?</translation>
    </message>
    <message>
        <source>about once in 100 times</source>
        <translation>environ 1 fois sur 100</translation>
    </message>
    <message numerus="yes">
        <source>about {number} times in 100</source>
        <translation>
            <numerusform>environ {number} fois sur 100</numerusform>
            <numerusform>environ {number} fois sur 100</numerusform>
        </translation>
    </message>
    <message>
        <source>about {points}</source>
        <translation>environ {points}</translation>
    </message>
    <message>
        <source>all the tricks</source>
        <translation>toutes les levées</translation>
    </message>
    <message>
        <source>almost every time</source>
        <translation>presque à chaque fois</translation>
    </message>
    <message>
        <source>every time</source>
        <translation>à chaque fois</translation>
    </message>
    <message>
        <source>the contract is broken</source>
        <translation>le contrat chute</translation>
    </message>
    <message>
        <source>the contract is made</source>
        <translation>le contrat est réussi</translation>
    </message>
    <message>
        <source>the deal is lost</source>
        <translation>la donne est perdue</translation>
    </message>
    <message>
        <source>the deal is yours</source>
        <translation>la donne est à vous</translation>
    </message>
    <message>
        <source>the game is lost</source>
        <translation>la partie est perdue</translation>
    </message>
    <message>
        <source>the game is yours</source>
        <translation>la partie est à vous</translation>
    </message>
    <message>
        <source>the jink fails</source>
        <translation>la vole est manquée</translation>
    </message>
    <message>
        <source>the jink is made</source>
        <translation>la vole est faite</translation>
    </message>
    <message>
        <source>the pool is gone</source>
        <translation>la poule est perdue</translation>
    </message>
    <message>
        <source>the pool is yours</source>
        <translation>la poule est à vous</translation>
    </message>
    <message>
        <source>with the best trump the contract is made</source>
        <translation>avec le meilleur atout, le contrat est réussi</translation>
    </message>
    <message>
        <source>with {suit} as trumps</source>
        <translation>avec {suit} pour atout</translation>
    </message>
    <message>
        <source>with {suit} as trumps and the cards you draw</source>
        <translation>avec {suit} pour atout et les cartes que vous tirez</translation>
    </message>
    <message>
        <source>with {suit} as trumps and the kitty</source>
        <translation>avec {suit} pour atout et le chien</translation>
    </message>
    <message>
        <source>your own hand</source>
        <translation>votre propre main</translation>
    </message>
    <message>
        <source>{name}, your partner,</source>
        <translation>{name}, votre partenaire,</translation>
    </message>
    <message numerus="yes">
        <source>{number} opponents</source>
        <translation>
            <numerusform>{number} adversaire</numerusform>
            <numerusform>{number} adversaires</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>A bid must be higher than the highest so far.</source>
        <translation>Une enchère doit dépasser la plus haute jusqu’ici.</translation>
    </message>
    <message>
        <source>At this table you must take the turn-up first.</source>
        <translation>À cette table, vous devez d’abord prendre la retourne.</translation>
    </message>
    <message>
        <source>Call for a card that you have not had.</source>
        <translation>Appelez une carte que vous n’avez pas eue.</translation>
    </message>
    <message>
        <source>Call for one of the trumps that are offered.</source>
        <translation>Appelez l’un des atouts proposés.</translation>
    </message>
    <message>
        <source>Everybody else has passed: you must bid.</source>
        <translation>Tous les autres ont passé&#xa0;: vous devez enchérir.</translation>
    </message>
    <message>
        <source>Not {card}: {why}</source>
        <translation>Pas {card:the}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Not {card}: {why} Play {instead}.</source>
        <translation>Pas {card:the}&#xa0;: {why} Jouez {instead:the}.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The joker stays: put out another card for it.</source>
        <translation>Le joker reste&#xa0;: écartez une autre carte à sa place.</translation>
    </message>
    <message>
        <source>There is no bid to hold.</source>
        <translation>Il n’y a pas d’enchère à tenir.</translation>
    </message>
    <message>
        <source>This close to the end, you must bid at least {least}.</source>
        <translation>Si près de la fin, vous devez annoncer au moins {least}.</translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation>Vous n’avez pas cette carte.</translation>
    </message>
    <message>
        <source>You may not take the turn-up.</source>
        <translation>Vous n’avez pas le droit de prendre la retourne.</translation>
    </message>
    <message>
        <source>at this table the first card led must be a trump.</source>
        <translatorcomment>terms: lead</translatorcomment>
        <translation>à cette table, la première carte jouée doit être un atout.</translation>
    </message>
    <message>
        <source>{name} led a trump, and you hold one that may not be held back.</source>
        <translation>{name} a entamé d’un atout, et vous en avez un qui ne peut pas être gardé.</translation>
    </message>
    <message>
        <source>{name} led {suit}, and you hold that suit.</source>
        <translation>{name} a entamé {suit:de}, et vous avez cette couleur.</translation>
    </message>
    <message>
        <source>{name} led {suit}, so follow suit or trump.</source>
        <translatorcomment>terms: trump</translatorcomment>
        <translation>{name} a entamé {suit:de}, donc fournissez ou coupez.</translation>
    </message>
    <message>
        <source>{name} led {suit}, so follow suit.</source>
        <translation>{name} a entamé {suit:de}, donc fournissez.</translation>
    </message>
</context>
<context>
    <name>results</name>
    <message>
        <source>A tie between {names}</source>
        <translation>Égalité entre {names}</translation>
    </message>
    <message numerus="yes">
        <source>All {tricks} tricks of a deal win the game.</source>
        <translation>
            <numerusform>La levée d’une donne gagne la partie.</numerusform>
            <numerusform>Les {tricks:fem} levées d’une même donne gagnent la partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Deal {number} goes to {name}, with {tricks}</source>
        <translation>La donne {number} est pour {name}, avec {tricks}</translation>
    </message>
    <message>
        <source>Deal {number} is over</source>
        <translation>La donne {number} est finie</translation>
    </message>
    <message>
        <source>Deal {number} is yours, with {tricks}</source>
        <translation>La donne {number} est à vous, avec {tricks}</translation>
    </message>
    <message>
        <source>Deal {number}: all passed</source>
        <translation>Donne {number}&#xa0;: tout le monde a passé</translation>
    </message>
    <message>
        <source>Deal {number}: the pool is spoiled</source>
        <translation>Donne {number} nulle&#xa0;: la poule reste</translation>
    </message>
    <message>
        <source>Deal {number}: you gave it up</source>
        <translation>Donne {number}&#xa0;: vous l’avez cédée</translation>
    </message>
    <message>
        <source>Deal {number}: you jinked and took all five</source>
        <translation>Donne {number}&#xa0;: vous réussissez la vole</translation>
    </message>
    <message>
        <source>Deal {number}: you jinked and failed</source>
        <translation>Donne {number}&#xa0;: vous avez tenté la vole et chuté</translation>
    </message>
    <message>
        <source>All the tricks count {points} more for you.</source>
        <translation>Toutes les levées vous comptent {points} de plus.</translation>
    </message>
    <message>
        <source>All the tricks count {points} more for {name}.</source>
        <translation>Toutes les levées comptent {points} de plus pour {name}.</translation>
    </message>
    <message>
        <source>Deal {number}: you win the pool</source>
        <translation>Donne {number}&#xa0;: vous gagnez la poule</translation>
    </message>
    <message>
        <source>Deal {number}: {contract}</source>
        <translation>Donne {number}&#xa0;: {contract}</translation>
    </message>
    <message>
        <source>Deal {number}: {gains}</source>
        <translation>Donne {number}&#xa0;: {gains}</translation>
    </message>
    <message>
        <source>Deal {number}: {name} gave it up</source>
        <translation>Donne {number}&#xa0;: {name} l’a cédée</translation>
    </message>
    <message>
        <source>Deal {number}: {name} jinked and failed</source>
        <translation>Donne {number}&#xa0;: {name} a tenté la vole et chuté</translation>
    </message>
    <message>
        <source>Deal {number}: {name} jinked and took all five</source>
        <translation>Donne {number}&#xa0;: {name} réussit la vole</translation>
    </message>
    <message>
        <source>Deal {number}: {name} wins the pool</source>
        <translation>Donne {number}&#xa0;: {name} gagne la poule</translation>
    </message>
    <message>
        <source>Each owes you {amount}.</source>
        <translation>Chacun vous doit {amount}.</translation>
    </message>
    <message>
        <source>Each owes {name} {amount}.</source>
        <translation>Chacun doit {amount} à {name}.</translation>
    </message>
    <message>
        <source>Games: {games}.</source>
        <translation>Parties&#xa0;: {games}.</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Dernière levée</translation>
    </message>
    <message>
        <source>One earlier deal</source>
        <translation>Une donne précédente</translation>
    </message>
    <message>
        <source>Stake {stake} a game</source>
        <translation>Enjeu&#xa0;: {stake} par partie</translation>
    </message>
    <message>
        <source>Stake {stake} a match</source>
        <translation>Enjeu&#xa0;: {stake} par match</translation>
    </message>
    <message>
        <source>The best trump, {card}, counts {points} for you.</source>
        <translation>Le meilleur atout, {card:the}, vaut {points} pour vous.</translation>
    </message>
    <message>
        <source>The best trump, {card}, counts {points} for {name}.</source>
        <translation>Le meilleur atout, {card:the}, vaut {points} pour {name}.</translation>
    </message>
    <message>
        <source>The last game was a tie.</source>
        <translation>La dernière partie a été nulle.</translation>
    </message>
    <message>
        <source>The match is a tie between {names}</source>
        <translation>Le match est nul entre {names}</translation>
    </message>
    <message numerus="yes">
        <source>Together they took {points} of the {bid} points bid.</source>
        <translation>
            <numerusform>Ensemble, ils ont fait {points} sur {bid} point annoncé.</numerusform>
            <numerusform>Ensemble, ils ont fait {points} sur {bid} points annoncés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Together they took {tricks} and needed all {all}.</source>
        <translation>Ensemble, ils ont fait {tricks}, et il fallait les {all}.</translation>
    </message>
    <message>
        <source>Trick {number} of {all}</source>
        <translation>Levée {number} sur {all}</translation>
    </message>
    <message>
        <source>Won the first deal.</source>
        <translation>Dès la première donne.</translation>
    </message>
    <message>
        <source>Won {number} of {deals}.</source>
        <translation>Gagné&#xa0;: {number:fem} sur {deals}.</translation>
    </message>
    <message>
        <source>You led {card} and took the trick.</source>
        <translation>Vous avez entamé {card:de} et fait la levée.</translation>
    </message>
    <message>
        <source>You owe {creditor} {amount}.</source>
        <translation>Vous devez {amount} à {creditor}.</translation>
    </message>
    <message>
        <source>You took the trick with {card}.</source>
        <translation>Vous avez fait la levée avec {card:the}.</translation>
    </message>
    <message numerus="yes">
        <source>You took {points} of the {bid} points bid.</source>
        <translation>
            <numerusform>Vous avez fait {points} sur {bid} point annoncé.</numerusform>
            <numerusform>Vous avez fait {points} des {bid} points annoncés.</numerusform>
        </translation>
    </message>
    <message>
        <source>You took {tricks} and needed all {all}.</source>
        <translation>Il fallait les {all:fem} levées. Vous&#xa0;: {tricks}.</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>Vous gagnez la partie</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Vous gagnez le match</translation>
    </message>
    <message>
        <source>You won the last game.</source>
        <translation>Vous avez gagné la dernière partie.</translation>
    </message>
    <message numerus="yes">
        <source>Your side took {points} of the {bid} points bid.</source>
        <translation>
            <numerusform>Votre camp a fait {points} sur {bid} point annoncé.</numerusform>
            <numerusform>Votre camp a fait {points} des {bid} points annoncés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side took {tricks} and needed all {all}.</source>
        <translation>Il fallait les {all:fem} levées. Votre camp&#xa0;: {tricks}.</translation>
    </message>
    <message>
        <source>all passed</source>
        <translation>tous ont passé</translation>
    </message>
    <message>
        <source>best of {number}</source>
        <translation>au meilleur des {number}</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>jetons</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>donne {number}</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>donnes</translation>
    </message>
    <message>
        <source>each {gain}</source>
        <translation>{gain} chacun</translation>
    </message>
    <message>
        <source>first to win a deal</source>
        <translation>le premier à gagner une donne</translation>
    </message>
    <message>
        <source>first to {number}</source>
        <translation>le premier à {number}</translation>
    </message>
    <message numerus="yes">
        <source>first to {number} deals</source>
        <translation>
            <numerusform>le premier à {number} donne</numerusform>
            <numerusform>le premier à {number} donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>game {number} of {all}</source>
        <translation>partie {number} sur {all}</translation>
    </message>
    <message>
        <source>nobody scored</source>
        <translation>personne n’a marqué</translation>
    </message>
    <message>
        <source>one deal</source>
        <translation>une donne</translation>
    </message>
    <message>
        <source>one deal in all</source>
        <translation>une seule donne</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>spoiled</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>the pool was spoiled once</source>
        <translatorcomment>terms: spoil</translatorcomment>
        <translation>la poule est restée une fois</translation>
    </message>
    <message>
        <source>the pool was spoiled twice</source>
        <translatorcomment>terms: spoil</translatorcomment>
        <translation>la poule est restée deux fois</translation>
    </message>
    <message numerus="yes">
        <source>the pool was spoiled {number} times</source>
        <translatorcomment>terms: spoil</translatorcomment>
        <translation>
            <numerusform>la poule est restée {number} fois</numerusform>
            <numerusform>la poule est restée {number} fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tied {number}</source>
        <translation>
            <numerusform>nulle&#xa0;: {number}</numerusform>
            <numerusform>nulles&#xa0;: {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}. You took the trick.</source>
        <translation>{cards}. Vous avez fait la levée.</translation>
    </message>
    <message>
        <source>{cards}. {name} took the trick.</source>
        <translation>{cards}. {name} a fait la levée.</translation>
    </message>
    <message>
        <source>{count} in {deals}.</source>
        <translation>{count} en {deals}.</translation>
    </message>
    <message>
        <source>{debtor} owes you {amount}.</source>
        <translation>{debtor} vous doit {amount}.</translation>
    </message>
    <message>
        <source>{debtor} owes {creditor} {amount}.</source>
        <translation>{debtor} doit {amount} à {creditor}.</translation>
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
        <translation>{name} a entamé {card:de} et fait la levée.</translation>
    </message>
    <message>
        <source>{name} took the trick with {card}.</source>
        <translation>{name} a fait la levée avec {card:the}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} took {points} of the {bid} points bid.</source>
        <translation>
            <numerusform>{name} a fait {points} sur {bid} point annoncé.</numerusform>
            <numerusform>{name} a fait {points} des {bid} points annoncés.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} took {tricks} and needed all {all}.</source>
        <translation>Il fallait les {all:fem} levées. {name}&#xa0;: {tricks}.</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation>{name} gagne la partie</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} gagne le match</translation>
    </message>
    <message>
        <source>{name} won the last game.</source>
        <translation>{name} a gagné la dernière partie.</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}&#xa0;: {card}</translation>
    </message>
    <message numerus="yes">
        <source>{number} deals in all</source>
        <translation>
            <numerusform>{number} donne en tout</numerusform>
            <numerusform>{number} donnes en tout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} earlier deals</source>
        <translation>
            <numerusform>{number} donne précédente</numerusform>
            <numerusform>{number} donnes précédentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more to play.</source>
        <translation>
            <numerusform>encore {number:fem} à jouer.</numerusform>
            <numerusform>encore {number:fem} à jouer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} sides with {gain}</source>
        <translation>
            <numerusform>{number} camp à {gain}</numerusform>
            <numerusform>{number} camps à {gain}</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} with {gain}</source>
        <translation>{number} à {gain}</translation>
    </message>
    <message>
        <source>{points} win at once, so the cards still in hand are not played.</source>
        <translation>{points} suffisent pour gagner aussitôt&#xa0;: les cartes encore en main ne sont pas jouées.</translation>
    </message>
    <message>
        <source>{what} of {number}</source>
        <translation>{what} sur {number}</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Every decision checked: nothing costly.</source>
        <translation>Tout est pesé&#xa0;: rien de coûteux.</translation>
    </message>
    <message>
        <source>Every decision checked: one costly move.</source>
        <translation>Tout est pesé&#xa0;: une décision coûteuse.</translation>
    </message>
    <message numerus="yes">
        <source>Every decision checked: {number} costly moves.</source>
        <translation>
            <numerusform>Tout est pesé&#xa0;: {number} décision coûteuse.</numerusform>
            <numerusform>Tout est pesé&#xa0;: {number} décisions coûteuses.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the play</source>
        <translation>Avant le jeu</translation>
    </message>
    <message>
        <source>Before trick {number} of {tricks}</source>
        <translation>Avant la levée {number} sur {tricks}</translation>
    </message>
    <message>
        <source>Chips you could expect</source>
        <translation>Jetons à espérer</translation>
    </message>
    <message>
        <source>Choose a card to see what it would have been worth.</source>
        <translation>Choisissez une carte pour voir ce qu’elle aurait valu.</translation>
    </message>
    <message>
        <source>Choose {card}</source>
        <translation>Choisir {card:the}</translation>
    </message>
    <message>
        <source>Costly decisions of the whole game</source>
        <translation>Décisions coûteuses de toute la partie</translation>
    </message>
    <message>
        <source>Costly moves in this game</source>
        <translation>Coûteux dans cette partie</translation>
    </message>
    <message>
        <source>Deal {number}. {said}</source>
        <translation>Donne {number}. {said}</translation>
    </message>
    <message>
        <source>Decisions of this deal</source>
        <translation>Décisions de cette donne</translation>
    </message>
    <message>
        <source>Games won in 100</source>
        <translation>Parties gagnées sur 100</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>En main</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <translation>Restées en main</translation>
    </message>
    <message>
        <source>Let me find the better card first</source>
        <translation>Me laisser d’abord trouver la meilleure carte</translation>
    </message>
    <message>
        <source>Look back: deal {number}</source>
        <translation>Revoir la donne {number}</translation>
    </message>
    <message>
        <source>Look back: deal {number}, as far as you saw it</source>
        <translation>Revoir la donne {number}, telle que vous l’avez vue</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Nobody had a choice in this deal.</source>
        <translation>Personne n’avait le choix dans cette donne.</translation>
    </message>
    <message>
        <source>Not quite: {card} costs {cost}. Try another.</source>
        <translation>Pas encore&#xa0;: {card:the} coûte {cost}. Essayez-en une autre.</translation>
    </message>
    <message>
        <source>Nothing costly in this game. Well played.</source>
        <translation>Rien de coûteux dans cette partie. Bien joué.</translation>
    </message>
    <message>
        <source>Nothing costly so far.</source>
        <translation>Rien de coûteux jusqu’ici.</translation>
    </message>
    <message>
        <source>Nothing costly was found.</source>
        <translation>Rien de coûteux n’a été trouvé.</translation>
    </message>
    <message numerus="yes">
        <source>On average it is worth {points} more, and wins {games} more in 100 games.</source>
        <translation>
            <numerusform>En moyenne, cela rapporte {points} de plus, et gagne {games} partie de plus sur 100.</numerusform>
            <numerusform>En moyenne, cela rapporte {points} de plus, et gagne {games} parties de plus sur 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>On average it is worth {points} more.</source>
        <translation>En moyenne, cela rapporte {points} de plus.</translation>
    </message>
    <message>
        <source>Others played this game on their own screens, so it cannot be played on from here.</source>
        <translation>D’autres ont joué cette partie sur leur propre écran&#xa0;: on ne peut donc pas la rejouer à partir d’ici.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Go on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Play it back</source>
        <translation>Dérouler</translation>
    </message>
    <message>
        <source>Points you could expect</source>
        <translation>Points à espérer</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Montrer la réponse</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message numerus="yes">
        <source>Stopped. {done} of {decisions} decisions are checked.</source>
        <translation>
            <numerusform>Arrêté. Décisions pesées&#xa0;: {done} sur {decisions}.</numerusform>
            <numerusform>Arrêté. Décisions pesées&#xa0;: {done} sur {decisions}.</numerusform>
        </translation>
    </message>
    <message>
        <source>That may be off by {figures}.</source>
        <translation>L’écart possible est de {figures}.</translation>
    </message>
    <message>
        <source>This is the first deal.</source>
        <translation>C’est la première donne.</translation>
    </message>
    <message>
        <source>This is the first step.</source>
        <translation>C’est la première étape.</translation>
    </message>
    <message>
        <source>First costly move</source>
        <translation>Premier coup coûteux</translation>
    </message>
    <message numerus="yes">
        <source>It wins {games} more in 100 games.</source>
        <translation>
            <numerusform>Cela gagne {games} partie de plus sur 100.</numerusform>
            <numerusform>Cela gagne {games} parties de plus sur 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next costly move</source>
        <translation>Coup coûteux suivant</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>Donne précédente</translation>
    </message>
    <message>
        <source>This is the last finished deal.</source>
        <translation>C’est la dernière donne finie.</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>C’est la dernière étape.</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Levée {number}</translation>
    </message>
    <message>
        <source>Trick {number} of {tricks}</source>
        <translation>Levée {number} sur {tricks}</translation>
    </message>
    <message>
        <source>Trick {number}. {said}</source>
        <translation>Levée {number}. {said}</translation>
    </message>
    <message>
        <source>Trick {number}: {said}</source>
        <translation>Levée {number}&#xa0;: {said}</translation>
    </message>
    <message>
        <source>Trumps: {suit}</source>
        <translation>Atout&#xa0;: {suit}</translation>
    </message>
    <message>
        <source>Try it again from here</source>
        <translation>Réessayer à partir d’ici</translation>
    </message>
    <message>
        <source>Checking each decision: {done} of {decisions}</source>
        <translation>Chaque décision est pesée&#xa0;: {done} sur {decisions}</translation>
    </message>
    <message>
        <source>What would you play now?</source>
        <translation>Que joueriez-vous maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, {card}: nothing is better.</source>
        <translation>Oui, {card:the}&#xa0;: il n’y a pas mieux.</translation>
    </message>
    <message>
        <source>about {points}</source>
        <translation>environ {points}</translation>
    </message>
    <message>
        <source>about {points} and {wins}</source>
        <translation>environ {points} et {wins}</translation>
    </message>
    <message>
        <source>about {wins}</source>
        <translation>environ {wins}</translation>
    </message>
    <message>
        <source>another way</source>
        <translation>autre façon</translation>
    </message>
    <message>
        <source>costly</source>
        <translation>coûteux</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bon</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>pas jouée</translation>
    </message>
    <message>
        <source>not checked yet</source>
        <translation>pas encore pesé</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mieux</translation>
    </message>
    <message>
        <source>one win in 100 games</source>
        <translation>une victoire sur 100 parties</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jouée</translation>
    </message>
    <message>
        <source>small slip</source>
        <translation>petite erreur</translation>
    </message>
    <message>
        <source>trick {number}</source>
        <translation>levée {number}</translation>
    </message>
    <message>
        <source>turned up: {card}</source>
        <translation>retourne&#xa0;: {card}</translation>
    </message>
    <message>
        <source>with {card}</source>
        <translation>avec {card:the}</translation>
    </message>
    <message>
        <source>{card} is just as good.</source>
        <translation>{card:the} vaut autant.</translation>
    </message>
    <message>
        <source>{move} cost {cost}</source>
        <translation>{move:the} a coûté {cost}</translation>
    </message>
    <message>
        <source>{move}: it cost {cost}</source>
        <translation>{move}&#xa0;: cela a coûté {cost}</translation>
    </message>
    <message>
        <source>{move}: nothing better</source>
        <translation>{move}, il n’y avait pas mieux</translation>
    </message>
    <message>
        <source>{move}: there was another way</source>
        <translation>{move}, il y avait une autre façon</translation>
    </message>
    <message numerus="yes">
        <source>{number} wins in 100 games</source>
        <translation>
            <numerusform>{number} victoire sur 100 parties</numerusform>
            <numerusform>{number} victoires sur 100 parties</numerusform>
        </translation>
    </message>
    <message>
        <source>{rating}: it cost {cost}</source>
        <translation>{rating}&#xa0;: cela a coûté {cost}</translation>
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
        <translation>5 points par levée</translation>
    </message>
    <message>
        <source>5 points a trick, and one deal is the whole game.</source>
        <translation>5 points par levée, et une donne est toute la partie.</translation>
    </message>
    <message>
        <source>52 cards.</source>
        <translation>52 cartes.</translation>
    </message>
    <message>
        <source>53 cards. It is always a trump, between the jack and A♥.</source>
        <translation>53 cartes. C’est toujours un atout, entre le valet et l’A♥.</translation>
    </message>
    <message>
        <source>5♥, five, jack and A♥</source>
        <translation>5♥, cinq, valet et A♥</translation>
    </message>
    <message>
        <source>5♥, five, jack, joker and A♥</source>
        <translation>5♥, cinq, valet, joker et A♥</translation>
    </message>
    <message>
        <source>A card is turned up, and its suit is trumps.</source>
        <translation>On retourne une carte, et sa couleur est l’atout.</translation>
    </message>
    <message>
        <source>A joker</source>
        <translation>Un joker</translation>
    </message>
    <message>
        <source>A kitty, and then all draw</source>
        <translation>Un chien, puis tous tirent</translation>
    </message>
    <message>
        <source>A player who could have robbed and did not has to wait for a later deal to win.</source>
        <translation>Un joueur qui pouvait piller et ne l’a pas fait doit gagner dans une donne suivante.</translation>
    </message>
    <message>
        <source>A pool of chips</source>
        <translation>Une poule de jetons</translation>
    </message>
    <message>
        <source>A single deal</source>
        <translation>Une seule donne</translation>
    </message>
    <message>
        <source>After the first three tricks</source>
        <translation>Après les trois premières levées</translation>
    </message>
    <message>
        <source>After the first trick</source>
        <translation>Après la première levée</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Toutes à la fois</translation>
    </message>
    <message>
        <source>All draw</source>
        <translation>Tous tirent</translation>
    </message>
    <message>
        <source>All pay in, and three tricks win it.</source>
        <translation>Tous misent, et trois levées la gagnent.</translation>
    </message>
    <message>
        <source>All the tricks of a deal</source>
        <translation>Toutes les levées d’une donne</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permis</translation>
    </message>
    <message>
        <source>Always a trump</source>
        <translation>Toujours un atout</translation>
    </message>
    <message>
        <source>Always the best at some kitchen tables, as in Twenty-Five, partners. In no book.</source>
        <translation>Toujours le meilleur à certaines tables de cuisine, comme dans Vingt-cinq, partenaires. Dans aucun livre.</translation>
    </message>
    <message>
        <source>Always the best trump</source>
        <translation>Toujours le meilleur atout</translation>
    </message>
    <message>
        <source>The declarer then puts out as many cards, before naming trumps.</source>
        <translation>Le preneur écarte ensuite autant de cartes, avant de choisir l’atout.</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>N’importe quelle carte</translation>
    </message>
    <message>
        <source>As before</source>
        <translation>Comme avant</translation>
    </message>
    <message>
        <source>As in Five Cards: the jack comes after the aces.</source>
        <translation>Comme dans Cinq cartes&#xa0;: le valet vient après les as.</translation>
    </message>
    <message>
        <source>As in Five and Ten: A♥ is second best.</source>
        <translation>Comme dans Cinq et dix&#xa0;: l’A♥ est le deuxième.</translation>
    </message>
    <message>
        <source>As many as it takes</source>
        <translation>Autant qu’il en faut</translation>
    </message>
    <message>
        <source>As in the modern order.</source>
        <translation>Dans l’ordre actuel.</translation>
    </message>
    <message>
        <source>Before the first lead</source>
        <translation>Avant la première entame</translation>
    </message>
    <message>
        <source>Before your own first card</source>
        <translation>Avant votre première carte</translation>
    </message>
    <message numerus="yes">
        <source>Best of {number}</source>
        <translation>
            <numerusform>Au meilleur de {number:fem} partie</numerusform>
            <numerusform>Au meilleur des {number} parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Britannica and Wikipedia: everybody. Cats at Cards: the next dealer.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Britannica et Wikipédia&#xa0;: tout le monde. Cats at Cards&#xa0;: le donneur suivant.</translation>
    </message>
    <message>
        <source>Britannica, Wikipedia and Cats at Cards: jink. Britannica adds: today often left out.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Britannica, Wikipédia et Cats at Cards&#xa0;: la vole. Britannica ajoute&#xa0;: souvent omise aujourd’hui.</translation>
    </message>
    <message>
        <source>Britannica: in some places the dealer chooses.</source>
        <translation>Britannica&#xa0;: à certains endroits, le donneur choisit.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>By choosing from the stock</source>
        <translation>En choisissant dans le talon</translation>
    </message>
    <message>
        <source>Cards are turned up round the table until a jack comes.</source>
        <translation>On retourne des cartes autour de la table jusqu’au premier valet.</translation>
    </message>
    <message>
        <source>Cards each must keep when drawing</source>
        <translation>Cartes que chacun doit garder en tirant</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Cartes d’une main</translation>
    </message>
    <message>
        <source>Cards in the kitty</source>
        <translation>Cartes du chien</translation>
    </message>
    <message>
        <source>Cats at Cards’ Spoil Five: after the first trick. Elsewhere like any other card.</source>
        <translatorcomment>terms: spoil</translatorcomment>
        <translation>Spoil Five de Cats at Cards&#xa0;: après la première levée. Ailleurs, comme toute autre carte.</translation>
    </message>
    <message>
        <source>Cats at Cards: a number agreed before. Britannica: until somebody has no chip left.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Cats at Cards&#xa0;: un nombre convenu d’avance. Britannica&#xa0;: jusqu’à ce que quelqu’un n’ait plus de jeton.</translation>
    </message>
    <message>
        <source>Cats at Cards: the first jack. Heather, 1876: the cards are cut for it.</source>
        <translation>Cats at Cards&#xa0;: le premier valet. Heather, 1876&#xa0;: on coupe les cartes.</translation>
    </message>
    <message>
        <source>Chips at the start</source>
        <translation>Jetons au départ</translation>
    </message>
    <message>
        <source>5 a trick. {points} end the game too.</source>
        <translation>5 par levée. {points} terminent aussi la partie.</translation>
    </message>
    <message>
        <source>A bid to take every trick of the deal. It has a score of its own.</source>
        <translation>Une enchère pour faire toutes les levées de la donne. Elle a son propre score.</translation>
    </message>
    <message>
        <source>A game won with them counts double.</source>
        <translation>Une partie gagnée grâce à elles compte double.</translation>
    </message>
    <message>
        <source>A heart like any other</source>
        <translation>Un cœur comme un autre</translation>
    </message>
    <message numerus="yes">
        <source>A trump, with {number} or more players</source>
        <translation>
            <numerusform>Un atout, à partir de {number} joueur</numerusform>
            <numerusform>Un atout, à partir de {number} joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>At least the lowest bid.</source>
        <translation>Au moins l’enchère la plus basse.</translation>
    </message>
    <message>
        <source>Britannica: where points are kept, 5 a trick, and 25 end the game.</source>
        <translation>Britannica&#xa0;: là où l’on compte les points, 5 par levée, et 25 terminent la partie.</translation>
    </message>
    <message>
        <source>Deals in a game</source>
        <translation>Donnes d’une partie</translation>
    </message>
    <message>
        <source>Deals that win the game</source>
        <translation>Donnes qui gagnent la partie</translation>
    </message>
    <message>
        <source>Deals won</source>
        <translation>Donnes gagnées</translation>
    </message>
    <message>
        <source>Double, from no points</source>
        <translatorcomment>terms: point</translatorcomment>
        <translation>Double, en partant de zéro</translation>
    </message>
    <message>
        <source>Each is asked in turn before a card is played.</source>
        <translation>On demande à chacun, à tour de rôle, avant de jouer une carte.</translation>
    </message>
    <message>
        <source>Each puts out any number and is dealt as many from the stock.</source>
        <translation>Chacun écarte autant de cartes qu’il veut et en reçoit autant du talon.</translation>
    </message>
    <message>
        <source>Even in the middle of a deal.</source>
        <translation>Même au milieu d’une donne.</translation>
    </message>
    <message>
        <source>Even with a card of the suit you may trump.</source>
        <translatorcomment>terms: trump</translatorcomment>
        <translation>Même avec une carte de la couleur, vous pouvez couper.</translation>
    </message>
    <message>
        <source>Everybody adds a chip</source>
        <translation>Chacun ajoute un jeton</translation>
    </message>
    <message>
        <source>Exchanging cards after the bidding</source>
        <translation>Échange de cartes après les enchères</translation>
    </message>
    <message>
        <source>Extra points at the end of the deal for the player of that trump.</source>
        <translation>Des points en plus, à la fin de la donne, pour le joueur qui a joué cet atout.</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Face cachée</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Face visible</translation>
    </message>
    <message>
        <source>Fifty-Five, Auction Forty-Fives and Wikipedia’s Forty-Five: 5. Pagat and Heather, 1876: nothing.</source>
        <translation>Cinquante-cinq, Quarante-cinq d’enchères et Quarante-cinq de Wikipédia&#xa0;: 5. Pagat et Heather, 1876&#xa0;: rien.</translation>
    </message>
    <message>
        <source>Five nearly everywhere. Wikipedia: six or nine are old ways.</source>
        <translation>Cinq presque partout. Wikipédia&#xa0;: six ou neuf sont d’anciens usages.</translation>
    </message>
    <message>
        <source>Five, A♥, ace, jack</source>
        <translation>Cinq, A♥, as, valet</translation>
    </message>
    <message>
        <source>Five, A♥, jack, ace</source>
        <translation>Cinq, A♥, valet, as</translation>
    </message>
    <message>
        <source>Five, jack and A♥ in all modern books. Heather, 1876, and Five Cards: the five alone.</source>
        <translation>Le cinq, le valet et l’A♥ dans tous les livres actuels. Heather, 1876, et Cinq cartes&#xa0;: le cinq seul.</translation>
    </message>
    <message>
        <source>Five, jack and ace of hearts</source>
        <translation>Cinq, valet et as de cœur</translation>
    </message>
    <message>
        <source>Five, jack, A♥, ace</source>
        <translation>Cinq, valet, A♥, as</translation>
    </message>
    <message>
        <source>Five, jack, joker and ace of hearts</source>
        <translation>Cinq, valet, joker et as de cœur</translation>
    </message>
    <message>
        <source>Follow suit</source>
        <translation>Fournir</translation>
    </message>
    <message>
        <source>Follow suit or trump</source>
        <translatorcomment>terms: trump</translatorcomment>
        <translation>Fournir ou couper</translation>
    </message>
    <message>
        <source>For the highest trump of the deal</source>
        <translation>Pour le plus haut atout de la donne</translation>
    </message>
    <message>
        <source>For the rest of that deal.</source>
        <translation>Pour le reste de cette donne.</translation>
    </message>
    <message>
        <source>For three, four and five tricks. Fewer score nothing.</source>
        <translation>Pour trois, quatre et cinq levées. Avec moins, on ne marque rien.</translation>
    </message>
    <message>
        <source>For turning up an ace, the dealer scores</source>
        <translation>Pour un as retourné, le donneur marque</translation>
    </message>
    <message>
        <source>From a score of</source>
        <translation>À partir d’un score de</translation>
    </message>
    <message>
        <source>From the top of the stock.</source>
        <translation>Du dessus du talon.</translation>
    </message>
    <message>
        <source>Games in a match</source>
        <translation>Parties d’un match</translation>
    </message>
    <message>
        <source>How many at a time, such as 2, 2, 1</source>
        <translation>Combien à la fois, par exemple 2, 2, 1</translation>
    </message>
    <message>
        <source>If you have a card of the suit, you must play it.</source>
        <translation>Si vous avez une carte de la couleur, vous devez la jouer.</translation>
    </message>
    <message>
        <source>In any money you like. With a stake, a list is kept of who owes whom.</source>
        <translation>Dans la monnaie que vous voulez. S’il y a un enjeu, on tient la liste de qui doit à qui.</translation>
    </message>
    <message>
        <source>It takes the place of the turn-up.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Elle prend la place de la retourne.</translation>
    </message>
    <message>
        <source>Most tricks win the deal. The goal is a number of deals.</source>
        <translation>Qui fait le plus de levées gagne la donne. Le but est un nombre de donnes.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no bid</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no card</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no stake</comment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no trump</comment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Pagat’s Twenty-Five: at once. Forty-Five in Cats at Cards: the deal is played out. Fifty-Five: the first to reach it. Clubs: the declarer.</source>
        <translatorcomment>terms: card, club</translatorcomment>
        <translation>Vingt-cinq de Pagat&#xa0;: aussitôt. Quarante-cinq de Cats at Cards&#xa0;: on finit la donne. Cinquante-cinq&#xa0;: le premier à l’atteindre. Clubs&#xa0;: le preneur.</translation>
    </message>
    <message>
        <source>Pagat: 5 a trick. Britannica, Wikipedia and Cats at Cards’ Spoil Five: a pool. Cats at Cards’ Forty-Five: 5 a trick, or 5, 15 and 25.</source>
        <translatorcomment>terms: card, spoil</translatorcomment>
        <translation>Pagat&#xa0;: 5 par levée. Britannica, Wikipédia et Spoil Five de Cats at Cards&#xa0;: une poule. Quarante-cinq de Cats at Cards&#xa0;: 5 par levée, ou 5, 15 et 25.</translation>
    </message>
    <message>
        <source>Points as well as chips</source>
        <translation>Points en plus des jetons</translation>
    </message>
    <message>
        <source>The dealer looks through the rest of it. That is robbing the pack.</source>
        <translation>Le donneur regarde tout ce qui en reste. C’est piller le paquet.</translation>
    </message>
    <message>
        <source>The declarer first</source>
        <translation>Le preneur d’abord</translation>
    </message>
    <message>
        <source>The turn-up may be taken or left.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>On peut prendre la retourne ou la laisser.</translation>
    </message>
    <message>
        <source>The turn-up must be taken, and a card of the hand put out.</source>
        <translation>Il faut prendre la retourne et écarter une carte de la main.</translation>
    </message>
    <message>
        <source>Wikipedia: a trump, with five or more players. Everywhere else any card.</source>
        <translation>Wikipédia&#xa0;: un atout, à partir de cinq joueurs. Partout ailleurs, n’importe quelle carte.</translation>
    </message>
    <message>
        <source>Wikipedia: not in that deal. The others do not mention it.</source>
        <translation>Wikipédia&#xa0;: pas dans cette donne. Les autres n’en parlent pas.</translation>
    </message>
    <message>
        <source>Wikipedia: the pool usually has a limit. The others have none.</source>
        <translation>Wikipédia&#xa0;: la poule a d’habitude une limite. Les autres n’en ont pas.</translation>
    </message>
    <message>
        <source>How the cards are dealt</source>
        <translation>Comment on donne les cartes</translation>
    </message>
    <message>
        <source>25 and 45 gave their games their names, as did 55, 110 and 220. Auction Forty-Fives: 120, and 125 in Nova Scotia. Fifteen is an old short game.</source>
        <translation>25 et 45 ont donné leur nom à leurs jeux, comme 55, 110 et 220. Quarante-cinq d’enchères&#xa0;: 120, et 125 en Nouvelle-Écosse. Quinze est un ancien jeu court.</translation>
    </message>
    <message>
        <source>A card vied counts 1 point</source>
        <translation>Une carte de relance compte 1 point</translation>
    </message>
    <message>
        <source>A card vied counts 5 points</source>
        <translation>Une carte de relance compte 5 points</translation>
    </message>
    <message>
        <source>All they take</source>
        <translation>Tout ce qu’ils font</translation>
    </message>
    <message>
        <source>Auction Forty-Fives in Britannica and Cats at Cards: with 100 no bid under 20. Wikipedia, for three pairs: from 95.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Quarante-cinq d’enchères dans Britannica et Cats at Cards&#xa0;: à 100, pas d’enchère sous 20. Wikipédia, à trois paires&#xa0;: dès 95.</translation>
    </message>
    <message>
        <source>Britannica and Cats at Cards: all they take. Some in Newfoundland: never enough to win. Some in Nova Scotia: nothing near the goal.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Britannica et Cats at Cards&#xa0;: tout ce qu’ils font. Certains à Terre-Neuve&#xa0;: jamais assez pour gagner. Certains en Nouvelle-Écosse&#xa0;: rien près du but.</translation>
    </message>
    <message>
        <source>Britannica and Cats at Cards: none. Clubs: one with five players, two with six, else none. New England: one.</source>
        <translatorcomment>terms: card, club</translatorcomment>
        <translation>Britannica et Cats at Cards&#xa0;: aucune. Clubs&#xa0;: une à cinq joueurs, deux à six, sinon aucune. Nouvelle-Angleterre&#xa0;: une.</translation>
    </message>
    <message>
        <source>Britannica, Cats at Cards, clubs and Newfoundland: yes. New England: no.</source>
        <translatorcomment>terms: card, club</translatorcomment>
        <translation>Britannica, Cats at Cards, les clubs et Terre-Neuve&#xa0;: oui. Nouvelle-Angleterre&#xa0;: non.</translation>
    </message>
    <message>
        <source>Cats at Cards’ Fifty-Five: 10 to 25, and 60. Auction Forty-Fives there and in Britannica: 5 to 30. Clubs today: 15 to 30, with six players from 10. New England and Prince Edward Island: 15 to 30. Newfoundland and Nova Scotia: often from 20.</source>
        <translatorcomment>terms: card, club</translatorcomment>
        <translation>Cinquante-cinq de Cats at Cards&#xa0;: 10 à 25, et 60. Quarante-cinq d’enchères, là et dans Britannica&#xa0;: 5 à 30. Clubs d’aujourd’hui&#xa0;: 15 à 30, à six joueurs dès 10. Nouvelle-Angleterre et Île-du-Prince-Édouard&#xa0;: 15 à 30. Terre-Neuve et Nouvelle-Écosse&#xa0;: souvent dès 20.</translation>
    </message>
    <message>
        <source>Cats at Cards’ Fifty-Five: 60 either way. Auction Forty-Fives, clubs and Newfoundland: 30 scores 60, or loses 30. New England: “30 for 60” outbids 30.</source>
        <translatorcomment>terms: card, club</translatorcomment>
        <translation>Cinquante-cinq de Cats at Cards&#xa0;: 60 dans les deux cas. Quarante-cinq d’enchères, clubs et Terre-Neuve&#xa0;: 30 marque 60, ou perd 30. Nouvelle-Angleterre&#xa0;: «&#xa0;30 pour 60&#xa0;» surenchérit sur 30.</translation>
    </message>
    <message>
        <source>Clubs: the next dealer deals. In New England the dealer is “bagged”, and has to bid.</source>
        <translatorcomment>terms: club</translatorcomment>
        <translation>Clubs&#xa0;: le donneur suivant donne. En Nouvelle-Angleterre, le donneur est «&#xa0;pris au sac&#xa0;» et doit enchérir.</translation>
    </message>
    <message>
        <source>Cotton, 1674: the aces before the jack. The Irish Quarterly Review, 1858: A♥ second best. Later books have the modern order.</source>
        <translation>Cotton, 1674&#xa0;: les as avant le valet. L’Irish Quarterly Review, 1858&#xa0;: l’A♥ deuxième. Les livres plus récents ont l’ordre d’aujourd’hui.</translation>
    </message>
    <message>
        <source>Fifty-Five and clubs: five. New England and Canada: three, or four or five, or none.</source>
        <translatorcomment>terms: club</translatorcomment>
        <translation>Cinquante-cinq et clubs&#xa0;: cinq. Nouvelle-Angleterre et Canada&#xa0;: trois, ou quatre ou cinq, ou aucune.</translation>
    </message>
    <message>
        <source>Fifty-Five, Auction Forty-Fives and Wikipedia’s Forty-Five today: any. Wikipedia’s older Forty-Five of Ireland: only the best.</source>
        <translation>Cinquante-cinq, Quarante-cinq d’enchères et le Forty-Five de Wikipédia aujourd’hui&#xa0;: n’importe lequel. L’ancien Forty-Five d’Irlande de Wikipédia&#xa0;: seulement les meilleurs.</translation>
    </message>
    <message>
        <source>Fifty-Five, and Britannica: the dealer’s left. Cats at Cards’ Auction Forty-Fives and clubs: the declarer’s left, as in Canada. New England: the declarer.</source>
        <translatorcomment>terms: card, club</translatorcomment>
        <translation>Cinquante-cinq et Britannica&#xa0;: à gauche du donneur. Quarante-cinq d’enchères de Cats at Cards et clubs&#xa0;: à gauche du preneur, comme au Canada. Nouvelle-Angleterre&#xa0;: le preneur.</translation>
    </message>
    <message>
        <source>Fifty-Five: a kitty. Auction Forty-Fives: all draw. Clubs today: a kitty, and then all draw. Canada and New England: trumps are named before the kitty is seen.</source>
        <translatorcomment>terms: club</translatorcomment>
        <translation>Cinquante-cinq&#xa0;: un chien. Quarante-cinq d’enchères&#xa0;: tous tirent. Clubs d’aujourd’hui&#xa0;: un chien, puis tous tirent. Canada et Nouvelle-Angleterre&#xa0;: l’atout est choisi avant de voir le chien.</translation>
    </message>
    <message>
        <source>For turning up A♥, the dealer scores</source>
        <translation>Pour l’A♥ retourné, le donneur marque</translation>
    </message>
    <message>
        <source>Four or more, everybody for themselves: the declarer has another partner in every deal.</source>
        <translation>Quatre ou plus, chacun pour soi&#xa0;: le preneur a un autre partenaire à chaque donne.</translation>
    </message>
    <message>
        <source>Who plays with whom</source>
        <translation>Qui joue avec qui</translation>
    </message>
    <message>
        <source>If the bid is made, a side with 25 points or less to go scores nothing.</source>
        <translation>Si l’enchère est réussie, un camp à qui il manque 25 points ou moins ne marque rien.</translation>
    </message>
    <message>
        <source>Is the lowest trump</source>
        <translation>Est le plus bas atout</translation>
    </message>
    <message>
        <source>It is the best trump only when hearts are trumps.</source>
        <translation>Il n’est le meilleur atout que quand l’atout est cœur.</translation>
    </message>
    <message>
        <source>It may win them the game.</source>
        <translation>Cela peut leur faire gagner la partie.</translation>
    </message>
    <message>
        <source>Keeps its rank</source>
        <translation>Garde son rang</translation>
    </message>
    <message>
        <source>Like any other card</source>
        <translation>Comme toute autre carte</translation>
    </message>
    <message>
        <source>Like the others</source>
        <translation>Comme les autres</translation>
    </message>
    <message>
        <source>Limit of the pool</source>
        <translation>Limite de la poule</translation>
    </message>
    <message>
        <source>Most tricks: 5, 15 or 25</source>
        <translation>Le plus de levées&#xa0;: 5, 15 ou 25</translation>
    </message>
    <message>
        <source>Most tricks: 5, or 10</source>
        <translation>Le plus de levées&#xa0;: 5 ou 10</translation>
    </message>
    <message>
        <source>Never enough to win</source>
        <translation>Jamais assez pour gagner</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>No</source>
        <comment>no fixed number of games</comment>
        <translation>Non</translation>
    </message>
    <message>
        <source>No joker</source>
        <translation>Sans joker</translation>
    </message>
    <message>
        <source>No kitty</source>
        <translation>Pas de chien</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>Nobody bids</source>
        <translation>Personne n’enchérit</translation>
    </message>
    <message>
        <source>Nobody does</source>
        <translation>Pas d’échange</translation>
    </message>
    <message>
        <source>Nobody learns that the holder left it.</source>
        <translation>Personne n’apprend que son détenteur a laissé la carte.</translation>
    </message>
    <message>
        <source>Nobody plays on.</source>
        <translation>Personne ne continue.</translation>
    </message>
    <message>
        <source>Nobody sees it.</source>
        <translation>Personne ne la voit.</translation>
    </message>
    <message>
        <source>Nobody vies</source>
        <translation>Personne ne relance</translation>
    </message>
    <message>
        <source>Not in that deal</source>
        <translation>Pas dans cette donne</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <translation>Rien de plus</translation>
    </message>
    <message>
        <source>Nothing near the goal</source>
        <translation>Rien près du but</translation>
    </message>
    <message>
        <source>Nothing need be said until you are about to play.</source>
        <translation>Il n’y a rien à dire avant de jouer votre première carte.</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Une partie</translation>
    </message>
    <message>
        <source>Only 5♥ and the five</source>
        <translation>Le 5♥ et le cinq seuls</translation>
    </message>
    <message>
        <source>Only chips count</source>
        <translation>Seuls les jetons comptent</translation>
    </message>
    <message>
        <source>Only in the 110 that clubs play today.</source>
        <translatorcomment>terms: club</translatorcomment>
        <translation>Seulement dans le 110 que jouent les clubs d’aujourd’hui.</translation>
    </message>
    <message>
        <source>Only the ace gives the right to rob.</source>
        <translation>Seul l’as donne le droit de piller.</translation>
    </message>
    <message>
        <source>Only the dealer</source>
        <translation>Le donneur seul</translation>
    </message>
    <message>
        <source>Only the five</source>
        <translation>Le cinq seul</translation>
    </message>
    <message>
        <source>Only what the tricks score.</source>
        <translation>Seulement le score des levées.</translation>
    </message>
    <message>
        <source>Pagat and Britannica: before your own first card. Cats at Cards’ Spoil Five: before the first lead. Wikipedia says both.</source>
        <translatorcomment>terms: spoil</translatorcomment>
        <translation>Pagat et Britannica&#xa0;: avant votre première carte. Spoil Five de Cats at Cards&#xa0;: avant la première entame. Wikipédia dit les deux.</translation>
    </message>
    <message>
        <source>Pagat and Cats at Cards: three and two, or two and three. Britannica: or four and one.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Pagat et Cats at Cards&#xa0;: trois et deux, ou deux et trois. Britannica&#xa0;: ou quatre et une.</translation>
    </message>
    <message>
        <source>Pagat, Britannica and Cats at Cards’ Twenty-Five: follow or trump. Cats at Cards’ Spoil Five, Wikipedia and Heather, 1876: follow.</source>
        <translatorcomment>terms: card, trump, spoil</translatorcomment>
        <translation>Pagat, Britannica et Vingt-cinq de Cats at Cards&#xa0;: fournir ou couper. Spoil Five de Cats at Cards, Wikipédia et Heather, 1876&#xa0;: fournir.</translation>
    </message>
    <message>
        <source>Pagat, Britannica and Cats at Cards: you may leave it. Some older books: you must take it.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Pagat, Britannica et Cats at Cards&#xa0;: vous pouvez la laisser. Certains livres plus anciens&#xa0;: il faut la prendre.</translation>
    </message>
    <message>
        <source>A fixed number of games</source>
        <translation>Un nombre fixe de parties</translation>
    </message>
    <message>
        <source>A page on the Atlantic provinces knows a blind dummy partner, and says no more.</source>
        <translation>Une page sur les provinces de l’Atlantique connaît un partenaire mort et aveugle, et n’en dit pas plus.</translation>
    </message>
    <message>
        <source>Across from each player lies a hand face down. Its cards are turned one by one.</source>
        <translation>En face de chaque joueur se trouve une main face cachée. Ses cartes sont retournées une à une.</translation>
    </message>
    <message>
        <source>All are played, and whoever has won most of them wins the match. A game that nobody wins counts too.</source>
        <translation>Toutes sont jouées, et qui en a gagné le plus remporte le match. Une partie que personne ne gagne compte aussi.</translation>
    </message>
    <message>
        <source>And the joker, and 5♥ where it is always best. If none was played, nobody scores.</source>
        <translation>Et le joker, et le 5♥ là où il est toujours le meilleur. Si aucun n’a été joué, personne ne marque.</translation>
    </message>
    <message>
        <source>Any trump</source>
        <translation>N’importe quel atout</translation>
    </message>
    <message>
        <source>At some tables ten; no book has them. With bidding there is a bid for all tricks.</source>
        <translation>À certaines tables dix&#x202f;; aucun livre ne les donne. Avec des enchères, il y a une enchère pour toutes les levées.</translation>
    </message>
    <message>
        <source>Calling for a partner</source>
        <translation>L’appel d’un partenaire</translation>
    </message>
    <message>
        <source>Card drives and halls: 20 games in an evening at Confey in Kildare, 25 on Cape Breton.</source>
        <translation>Soirées et salles de cartes&#xa0;: 20 parties par soirée à Confey, dans le Kildare, 25 au Cap-Breton.</translation>
    </message>
    <message>
        <source>Even a low one, if no other was played.</source>
        <translation>Même un petit, si aucun autre n’a été joué.</translation>
    </message>
    <message>
        <source>Every hand is held by somebody.</source>
        <translation>Chaque main est tenue par quelqu’un.</translation>
    </message>
    <message>
        <source>Extra points at the end of the deal for a side that took every trick.</source>
        <translation>Points en plus à la fin de la donne pour un camp qui a fait toutes les levées.</translation>
    </message>
    <message>
        <source>For two players with four hands, or three with six.</source>
        <translation>Pour deux joueurs à quatre mains, ou trois à six.</translation>
    </message>
    <message>
        <source>In turn, also in the next game.</source>
        <translation>À tour de rôle, aussi dans la partie suivante.</translation>
    </message>
    <message>
        <source>More points for all the tricks</source>
        <translation>Des points en plus pour toutes les levées</translation>
    </message>
    <message>
        <source>Nearly everywhere: to the left. The halls of Cape Breton: winners deal first.</source>
        <translation>Presque partout&#xa0;: à gauche. Les salles du Cap-Breton&#xa0;: les gagnants donnent d’abord.</translation>
    </message>
    <message>
        <source>Newfoundland knows “call-for-your-partner”. Which cards are called for, no source says.</source>
        <translatorcomment>terms: partner</translatorcomment>
        <translation>Terre-Neuve connaît «&#xa0;call-for-your-partner&#xa0;». Quelles cartes on appelle, aucune source ne le dit.</translation>
    </message>
    <message>
        <source>Nobody calls</source>
        <translation>Personne n’appelle</translation>
    </message>
    <message>
        <source>Of partners, the one who comes next to the left of the last dealer deals for the winners.</source>
        <translation>Entre partenaires, celui qui vient en premier à gauche du dernier donneur donne pour les gagnants.</translation>
    </message>
    <message>
        <source>Only the five, the jack and A♥</source>
        <translation>Seulement le cinq, le valet et l’A♥</translation>
    </message>
    <message>
        <source>Pagat, Britannica and Wikipedia: face down. Cats at Cards’ Spoil Five: face up.</source>
        <translatorcomment>terms: card, spoil</translatorcomment>
        <translation>Pagat, Britannica et Wikipédia&#xa0;: face cachée. Spoil Five de Cats at Cards&#xa0;: face visible.</translation>
    </message>
    <message>
        <source>Pagat: a small stake for each game, or for the best of five.</source>
        <translation>Pagat&#xa0;: un petit enjeu par partie, ou au meilleur des cinq.</translation>
    </message>
    <message>
        <source>Pagat: alone, in pairs, or nine in threes. Cats at Cards: Twenty-Five alone or in teams, Forty-Five in two sides.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Pagat&#xa0;: seul, par paires, ou neuf par trois. Cats at Cards&#xa0;: Vingt-cinq seul ou par équipes, Quarante-cinq en deux camps.</translation>
    </message>
    <message>
        <source>Pagat: double, from no points. Cats at Cards: a double game. Wikipedia: they win the game. Heather, 1876: nothing more.</source>
        <translatorcomment>terms: card, point</translatorcomment>
        <translation>Pagat&#xa0;: double, en partant de zéro. Cats at Cards&#xa0;: une partie double. Wikipédia&#xa0;: elles gagnent la partie. Heather, 1876&#xa0;: rien de plus.</translation>
    </message>
    <message>
        <source>Pagat: keeps its rank. Wikipedia and Cats at Cards’ Spoil Five: the lowest trump.</source>
        <translatorcomment>terms: card, spoil</translatorcomment>
        <translation>Pagat&#xa0;: garde son rang. Wikipédia et Spoil Five de Cats at Cards&#xa0;: le plus bas atout.</translation>
    </message>
    <message>
        <source>Pagat: teams often play the best of five.</source>
        <translation>Pagat&#xa0;: les équipes jouent souvent au meilleur des cinq parties.</translation>
    </message>
    <message>
        <source>Pagat: two to ten, best from three to nine. Britannica: four to six. Cats at Cards: five or six.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Pagat&#xa0;: deux à dix, de préférence trois à neuf. Britannica&#xa0;: quatre à six. Cats at Cards&#xa0;: cinq ou six.</translation>
    </message>
    <message>
        <source>Partners whom nobody sees</source>
        <translation>Des partenaires que personne ne voit</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Points count too</source>
        <translation>Les points comptent aussi</translation>
    </message>
    <message>
        <source>Points that win the game</source>
        <translation>Points qui gagnent la partie</translation>
    </message>
    <message>
        <source>Rising numbers, such as 10, 15, 20, 25, 60</source>
        <translation>Des nombres croissants, par exemple 10, 15, 20, 25, 60</translation>
    </message>
    <message>
        <source>Robbing with the five of hearts</source>
        <translation>Piller avec le cinq de cœur</translation>
    </message>
    <message>
        <source>Some tables give the dealer 5 for it. No book does.</source>
        <translation>Certaines tables en donnent 5 au donneur. Aucun livre ne le fait.</translation>
    </message>
    <message>
        <source>Some who play Twenty-Five, partners, allow it.</source>
        <translation>Certains joueurs de Vingt-cinq, partenaires, le permettent.</translation>
    </message>
    <message>
        <source>Stake for each game</source>
        <translation>Enjeu par partie</translation>
    </message>
    <message>
        <source>Stake for the match</source>
        <translation>Enjeu du match</translation>
    </message>
    <message>
        <source>Take the pool</source>
        <translation>Prendre la poule</translation>
    </message>
    <message>
        <source>Take the pool, or jink</source>
        <translation>Prendre la poule, ou tenter la vole</translation>
    </message>
    <message>
        <source>The Groom-porter’s laws of Maw speak of vied cards, three at most. How they were vied is our reading.</source>
        <translation>Les lois du Groom-porter pour le Maw parlent de cartes de relance, trois au plus. Comment on relançait est notre lecture.</translation>
    </message>
    <message>
        <source>The Groom-porter’s laws of Maw: 4. No later book has it.</source>
        <translation>Les lois du Groom-porter pour le Maw&#xa0;: 4. Aucun livre plus récent ne l’a.</translation>
    </message>
    <message>
        <source>The ace of trumps that did not rob</source>
        <translation>L’as d’atout qui n’a pas pillé</translation>
    </message>
    <message>
        <source>The ace of trumps. If an ace is turned up, the dealer may take it.</source>
        <translation>L’as d’atout. Si l’on retourne un as, le donneur peut le prendre.</translation>
    </message>
    <message>
        <source>The best trump missing</source>
        <translation>Le meilleur atout manquant</translation>
    </message>
    <message>
        <source>The best trumps</source>
        <translation>Les meilleurs atouts</translation>
    </message>
    <message>
        <source>The bid for all the tricks</source>
        <translation>L’enchère pour toutes les levées</translation>
    </message>
    <message>
        <source>The bid of</source>
        <translation>L’enchère de</translation>
    </message>
    <message>
        <source>The card put out for the turn-up</source>
        <translation>La carte écartée pour la retourne</translation>
    </message>
    <message>
        <source>The cards are thrown in.</source>
        <translation>On ramasse les cartes.</translation>
    </message>
    <message>
        <source>The deal is played out</source>
        <translation>On finit la donne</translation>
    </message>
    <message>
        <source>The deal is played out. If several have reached it, the declarer wins, or else the highest score.</source>
        <translation>On finit la donne. Si plusieurs l’ont atteint, le preneur gagne, ou sinon le plus haut score.</translation>
    </message>
    <message>
        <source>The deal is played out. If several have reached it, the first to do so wins.</source>
        <translation>On finit la donne. Si plusieurs l’ont atteint, le premier à l’atteindre gagne.</translation>
    </message>
    <message>
        <source>The dealer draws</source>
        <translation>Le donneur tire</translation>
    </message>
    <message>
        <source>The dealer has to bid</source>
        <translation>Le donneur doit enchérir</translation>
    </message>
    <message>
        <source>The dealer has to bid higher, or pass.</source>
        <translation>Le donneur doit enchérir plus haut, ou passer.</translation>
    </message>
    <message>
        <source>The dealer may equal the highest bid.</source>
        <translation>Le donneur peut égaler la plus haute enchère.</translation>
    </message>
    <message>
        <source>The dealer may hold</source>
        <translation>Le donneur peut tenir</translation>
    </message>
    <message>
        <source>The declarer</source>
        <translation>Le preneur</translation>
    </message>
    <message>
        <source>The declarer calls for a trump. Whoever holds it is the partner, in secret.</source>
        <translation>Le preneur appelle un atout. Qui le détient est son partenaire, en secret.</translation>
    </message>
    <message>
        <source>The declarer calls for the best trump not held, or plays alone.</source>
        <translation>Le preneur appelle le meilleur atout qu’il n’a pas, ou joue seul.</translation>
    </message>
    <message>
        <source>The declarer names trumps before seeing the kitty.</source>
        <translation>Le preneur choisit l’atout avant de voir le chien.</translation>
    </message>
    <message>
        <source>The declarer takes a kitty</source>
        <translation>Le preneur prend un chien</translation>
    </message>
    <message>
        <source>The declarer takes the kitty first. Then all draw.</source>
        <translation>Le preneur prend d’abord le chien. Puis tous tirent.</translation>
    </message>
    <message>
        <source>The first deal begins at once.</source>
        <translation>La première donne commence aussitôt.</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>Le premier donneur</translation>
    </message>
    <message>
        <source>The first to reach it</source>
        <translation>Le premier à l’atteindre</translation>
    </message>
    <message>
        <source>The first trick is played without it.</source>
        <translation>On joue la première levée sans lui.</translation>
    </message>
    <message>
        <source>The five of hearts</source>
        <translation>Le cinq de cœur</translation>
    </message>
    <message>
        <source>The game ends at once</source>
        <translation>La partie finit aussitôt</translation>
    </message>
    <message>
        <source>The holder of 5♥ may rob too.</source>
        <translation>Le détenteur du 5♥ peut piller aussi.</translation>
    </message>
    <message>
        <source>The holder of the ace</source>
        <translation>Le détenteur de l’as</translation>
    </message>
    <message>
        <source>The least bid near the end</source>
        <translation>L’enchère minimale près de la fin</translation>
    </message>
    <message>
        <source>The next dealer adds a chip</source>
        <translation>Le donneur suivant ajoute un jeton</translation>
    </message>
    <message>
        <source>The next dealer deals</source>
        <translation>Le donneur suivant donne</translation>
    </message>
    <message>
        <source>The others see it, or give the deal up.</source>
        <translation>Les autres la voient, ou cèdent la donne.</translation>
    </message>
    <message>
        <source>The player on the dealer’s left</source>
        <translation>Le joueur à gauche du donneur</translation>
    </message>
    <message>
        <source>The player on the declarer’s left</source>
        <translation>Le joueur à gauche du preneur</translation>
    </message>
    <message>
        <source>The player on the left</source>
        <translation>Le joueur de gauche</translation>
    </message>
    <message>
        <source>The player who gets the first jack</source>
        <translation>Le joueur qui reçoit le premier valet</translation>
    </message>
    <message>
        <source>The points that can be bid. The highest bidder names trumps.</source>
        <translatorcomment>terms: bid</translatorcomment>
        <translation>Les points qu’on peut annoncer. Le plus offrant choisit l’atout.</translation>
    </message>
    <message>
        <source>The trumps that count as the highest</source>
        <translation>Les atouts qui comptent comme le plus fort</translation>
    </message>
    <message>
        <source>The very first lead</source>
        <translation>La toute première entame</translation>
    </message>
    <message>
        <source>The winner of more than half of them wins the match, and the stake.</source>
        <translation>Qui en gagne plus de la moitié gagne le match, et l’enjeu.</translation>
    </message>
    <message>
        <source>The winners of the last deal</source>
        <translation>Les gagnants de la dernière donne</translation>
    </message>
    <message>
        <source>The winners of the last game</source>
        <translation>Les gagnants de la dernière partie</translation>
    </message>
    <message>
        <source>Their winner may play on for all five. One lost trick then loses the pool.</source>
        <translation>Qui les gagne peut continuer pour faire les cinq. Une seule levée perdue, et la poule est perdue.</translation>
    </message>
    <message>
        <source>Then the highest score wins.</source>
        <translation>Puis le plus haut score gagne.</translation>
    </message>
    <message>
        <source>Three or four tricks score 5, all five 10, and fewer nothing.</source>
        <translation>Trois ou quatre levées rapportent 5, les cinq 10, et moins de trois rien.</translation>
    </message>
    <message>
        <source>Trumps that may be held back</source>
        <translation>Atouts qu’on peut garder</translation>
    </message>
    <message>
        <source>Trumps, a kitty, and then all draw</source>
        <translation>L’atout, un chien, puis tous tirent</translation>
    </message>
    <message>
        <source>Twenty-Five, partners, and Five Cards are played to five deals here.</source>
        <translation>Vingt-cinq, partenaires, et Cinq cartes se jouent ici en cinq donnes gagnées.</translation>
    </message>
    <message>
        <source>Twenty-Five, partners: only the dealer. All books: the holder of the ace.</source>
        <translation>Vingt-cinq, partenaires&#xa0;: le donneur seul. Tous les livres&#xa0;: le détenteur de l’as.</translation>
    </message>
    <message>
        <source>Until somebody has no chip left.</source>
        <translation>Jusqu’à ce que quelqu’un n’ait plus de jeton.</translation>
    </message>
    <message>
        <source>Vying before a lead</source>
        <translation>La relance avant une entame</translation>
    </message>
    <message>
        <source>What is scored</source>
        <translation>Ce qui rapporte</translation>
    </message>
    <message>
        <source>What those who did not bid score</source>
        <translation>Ce que marquent ceux qui n’ont pas enchéri</translation>
    </message>
    <message>
        <source>Whatever suit is trumps, 5♥ beats every card, and is never a plain heart.</source>
        <translatorcomment>terms: suit</translatorcomment>
        <translation>Quel que soit l’atout, le 5♥ bat toutes les cartes, et n’est jamais un simple cœur.</translation>
    </message>
    <message>
        <source>Whatever the score was before.</source>
        <translation>Quel que soit le score d’avant.</translation>
    </message>
    <message>
        <source>When a lower trump is led, 5♥ and the five of trumps need not be played.</source>
        <translation>Quand on entame d’un atout plus faible, on n’est pas obligé de jouer le 5♥ ni le cinq d’atout.</translation>
    </message>
    <message>
        <source>When a lower trump is led, none of them need be played.</source>
        <translation>Quand on entame d’un atout plus faible, on n’est obligé d’en jouer aucun.</translation>
    </message>
    <message>
        <source>When a lower trump is led, the five of trumps need not be played.</source>
        <translation>Quand on entame d’un atout plus faible, on n’est pas obligé de jouer le cinq d’atout.</translation>
    </message>
    <message>
        <source>When a plain suit is led</source>
        <translation>Quand on entame d’une couleur ordinaire</translation>
    </message>
    <message>
        <source>When a trump is led, a trump must be played, whichever it is.</source>
        <translation>Quand on entame d’un atout, il faut jouer un atout, quel qu’il soit.</translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation>Quand tous passent</translation>
    </message>
    <message>
        <source>When an ace is turned up, the dealer takes it</source>
        <translation>Quand un as est retourné, le donneur le prend</translation>
    </message>
    <message>
        <source>When nobody wins the pool</source>
        <translation>Quand personne ne gagne la poule</translation>
    </message>
    <message>
        <source>When others may rob.</source>
        <translation>Au moment où les autres peuvent piller.</translation>
    </message>
    <message>
        <source>When the goal is reached</source>
        <translation>Quand le but est atteint</translation>
    </message>
    <message>
        <source>When to rob</source>
        <translation>Quand piller</translation>
    </message>
    <message>
        <source>Whether a side with a high score may still make the lowest bids.</source>
        <translation>Un camp dont le score est élevé peut-il encore faire les plus basses enchères&#x202f;?</translation>
    </message>
    <message>
        <source>Whether the first card of a deal has to be a trump, if the leader has one.</source>
        <translation>La première carte d’une donne doit-elle être un atout, quand celui qui entame en a un&#x202f;?</translation>
    </message>
    <message>
        <source>Who deals next</source>
        <translation>Qui donne ensuite</translation>
    </message>
    <message>
        <source>Who leads to the first trick</source>
        <translation>Qui entame la première levée</translation>
    </message>
    <message>
        <source>Who may rob</source>
        <translation>Qui peut piller</translation>
    </message>
    <message>
        <source>Whoever gained most in it. If that is nobody alone, the player on the left.</source>
        <translation>Qui y a gagné le plus. Si personne n’est seul en tête, le joueur de gauche.</translation>
    </message>
    <message>
        <source>Wikipedia: about 20.</source>
        <translation>Wikipédia&#xa0;: environ 20.</translation>
    </message>
    <message>
        <source>Win the game</source>
        <translation>Gagnent la partie</translation>
    </message>
    <message>
        <source>Winners deal first. Within a game the deal goes to the left.</source>
        <translation>Les gagnants donnent d’abord. Au cours d’une partie, la donne passe à gauche.</translation>
    </message>
    <message>
        <source>Winning the game without having robbed</source>
        <translation>Gagner la partie sans avoir pillé</translation>
    </message>
    <message>
        <source>With a joker</source>
        <translation>Avec un joker</translation>
    </message>
    <message>
        <source>With that many chips in it, no more are added.</source>
        <translation>Quand elle a autant de jetons, on n’en ajoute plus.</translation>
    </message>
    <message>
        <source>With the ace of trumps in hand, or with an ace turned up.</source>
        <translation>Avec l’as d’atout en main, ou si un as est retourné.</translation>
    </message>
    <message>
        <source>With the right to rob</source>
        <translation>Avec le droit de piller</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>You have to win the bidding, and make your bid, to win the game.</source>
        <translation>Pour gagner la partie, il faut remporter les enchères et réussir la sienne.</translation>
    </message>
    <message>
        <source>You may leave it</source>
        <translation>Vous pouvez la laisser</translation>
    </message>
    <message>
        <source>You must take the card</source>
        <translation>Vous devez prendre la carte</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>jetons</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>donnes</translation>
    </message>
    <message>
        <source>for each game</source>
        <translation>par partie</translation>
    </message>
    <message>
        <source>for the match</source>
        <translation>pour le match</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>if failed, loses</source>
        <translation>si elle échoue, perd</translation>
    </message>
    <message>
        <source>if made, scores</source>
        <translation>si elle réussit, marque</translation>
    </message>
    <message>
        <source>no bid under</source>
        <translation>pas d’enchère sous</translation>
    </message>
    <message>
        <source>players or more</source>
        <translation>joueurs ou plus</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>{0}: scores {1}, or loses {2}</source>
        <translation>{0}&#xa0;: marque {1}, ou perd {2}</translation>
    </message>
    <message>
        <source>{1}, from a score of {0}</source>
        <translation>{1}, à partir d’un score de {0}</translation>
    </message>
    <message>
        <source>{before}, then {number}</source>
        <translation>{before}, puis {number}</translation>
    </message>
    <message>
        <source>{number}</source>
        <comment>so many players</comment>
        <translation>{number}</translation>
    </message>
    <message numerus="yes">
        <source>{number} at a time</source>
        <translation>
            <numerusform>Par {number}</numerusform>
            <numerusform>Par {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} games, all played</source>
        <translation>
            <numerusform>{number} partie, jouée jusqu’au bout</numerusform>
            <numerusform>{number} parties, toutes jouées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tricks} tricks of 5.</source>
        <translation>
            <numerusform>{tricks:fem} levée de 5.</numerusform>
            <numerusform>{tricks} levées de 5.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules page</name>
    <message>
        <source>5♥ and A♥ are trumps in every deal, and never plain hearts. 5♥ is the best trump of all, whatever the trump suit.</source>
        <translation>Le 5♥ et l’A♥ sont des atouts à chaque donne, et jamais de simples cœurs. Le 5♥ est le meilleur atout de tous, quelle que soit la couleur d’atout.</translation>
    </message>
    <message>
        <source>A declarer and the partner who take at least the points bid together each score all of them. If they take fewer, each loses the bid and scores nothing. A declarer without a partner does so alone.</source>
        <translation>Un preneur et son partenaire qui font ensemble au moins les points annoncés les marquent tous, chacun. S’ils en font moins, chacun perd l’enchère et ne marque rien. Un preneur sans partenaire fait de même seul.</translation>
    </message>
    <message>
        <source>A kitty of {cards} is dealt as one more hand, after the dealer’s.</source>
        <translation>Un chien («&#xa0;kitty&#xa0;») {cards:de} est donné comme une main de plus, après celle du donneur.</translation>
    </message>
    <message numerus="yes">
        <source>A match is the best of {number} games: the first to win {wins} of them wins it.</source>
        <translation>
            <numerusform>Un match se joue au meilleur des {number} parties&#xa0;: le premier à en gagner {wins:fem} le remporte.</numerusform>
            <numerusform>Un match se joue au meilleur des {number} parties&#xa0;: le premier à en gagner {wins:fem} le remporte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match is {number} games, which are all played. Whoever has won most of them wins it; if several have won equally many, it is a tie.</source>
        <translation>
            <numerusform>Un match compte {number} partie. Qui la gagne le remporte.</numerusform>
            <numerusform>Un match compte {number} parties, toutes jouées. Qui en a gagné le plus le remporte&#x202f;; à égalité, il est nul.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pass is final.</source>
        <translation>Qui a passé ne peut plus enchérir.</translation>
    </message>
    <message>
        <source>A player who could have robbed and did not cannot reach {number} in that deal: points beyond that are not counted.</source>
        <translation>Un joueur qui pouvait piller et ne l’a pas fait ne peut pas atteindre {number} dans cette donne&#xa0;: les points au-delà ne comptent pas.</translation>
    </message>
    <message>
        <source>A player who could have robbed and did not cannot win the game with that deal.</source>
        <translation>Un joueur qui pouvait piller et ne l’a pas fait ne peut pas gagner la partie avec cette donne.</translation>
    </message>
    <message>
        <source>A player who wins the first three tricks may take the pool, or jink: play on for all five.</source>
        <translation>Un joueur qui fait les trois premières levées peut prendre la poule, ou tenter la vole&#xa0;: continuer pour faire les cinq.</translation>
    </message>
    <message>
        <source>A player with {points} or more may not bid less than {least}.</source>
        <translation>Un joueur qui a {points} ou plus ne peut pas annoncer moins de {least}.</translation>
    </message>
    <message numerus="yes">
        <source>A side that takes all {tricks} tricks of a deal scores {points} more at its end, if the game is not over before.</source>
        <translation>
            <numerusform>Un camp qui fait la {tricks:fem} levée d’une donne marque {points} de plus à la fin, si la partie n’est pas finie avant.</numerusform>
            <numerusform>Un camp qui fait les {tricks} levées d’une donne marque {points} de plus à la fin, si la partie n’est pas finie avant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that takes all {tricks} tricks of a deal scores {points} more at its end.</source>
        <translation>
            <numerusform>Un camp qui fait la {tricks:fem} levée d’une donne marque {points} de plus à la fin.</numerusform>
            <numerusform>Un camp qui fait les {tricks} levées d’une donne marque {points} de plus à la fin.</numerusform>
        </translation>
    </message>
    <message>
        <source>A side with {points} or more may not bid less than {least}.</source>
        <translation>Un camp qui a {points} ou plus ne peut pas annoncer moins de {least}.</translation>
    </message>
    <message>
        <source>After one deal, whoever has most points wins.</source>
        <translation>Après une seule donne, celui qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>After that the deal goes to the left.</source>
        <translation>Ensuite, la donne passe à gauche.</translation>
    </message>
    <message>
        <source>After that the deal goes to the left. Winners deal first: the next game is dealt by the winner of the last one, of several by the next to the left of the last dealer.</source>
        <translation>Ensuite, la donne passe à gauche. Les gagnants donnent d’abord&#xa0;: la partie suivante est donnée par le gagnant de la dernière&#x202f;; s’ils sont plusieurs, par le premier à gauche du dernier donneur.</translation>
    </message>
    <message>
        <source>After that whoever gained most in a deal deals the next, of several partners the next to the left of the dealer. If no side alone gained most, the deal goes to the left.</source>
        <translation>Ensuite, qui a gagné le plus dans une donne distribue la suivante&#x202f;; entre partenaires, le premier à gauche du donneur. Si aucun camp n’est seul en tête, la donne passe à gauche.</translation>
    </message>
    <message>
        <source>All are asked in turn before the first lead, from the dealer’s left. After that it is too late.</source>
        <translation>On demande à chacun à son tour avant la première entame, à partir de la gauche du donneur. Ensuite, il est trop tard.</translation>
    </message>
    <message>
        <source>All five win the pool and a chip from each opponent.</source>
        <translation>Les cinq gagnent la poule et un jeton de chaque adversaire.</translation>
    </message>
    <message>
        <source>All five win the pool and a chip from each other side.</source>
        <translation>Les cinq gagnent la poule et un jeton de chaque autre camp.</translation>
    </message>
    <message>
        <source>All the tricks of a deal score no more than 5 each.</source>
        <translation>Faire toutes les levées d’une donne ne rapporte rien de plus que 5 chacune.</translation>
    </message>
    <message>
        <source>All the tricks of one deal earn nothing beyond their points.</source>
        <translation>Toutes les levées d’une donne ne rapportent rien de plus que leurs points.</translation>
    </message>
    <message numerus="yes">
        <source>All {tricks} tricks of one deal win the game, whatever the score was.</source>
        <translation>
            <numerusform>Les {tricks} levées d’une même donne gagnent la partie, quel que soit le score.</numerusform>
            <numerusform>Les {tricks} levées d’une même donne gagnent la partie, quel que soit le score.</numerusform>
        </translation>
    </message>
    <message>
        <source>An ace of trumps that did not rob keeps its rank, and nobody is told of it.</source>
        <translation>Un as d’atout qui n’a pas pillé garde son rang, et personne n’en est averti.</translation>
    </message>
    <message>
        <source>Any trump counts as the highest, if no better one was played.</source>
        <translation>N’importe quel atout compte comme le plus fort, si aucun meilleur n’a été joué.</translation>
    </message>
    <message>
        <source>A♥ is a trump in every deal, and never a plain heart.</source>
        <translation>L’A♥ est un atout à chaque donne, et jamais un simple cœur.</translation>
    </message>
    <message>
        <source>Before the first lead the declarer calls for a trump that is not held.</source>
        <translation>Avant la première entame, le preneur appelle un atout qu’il n’a pas.</translation>
    </message>
    <message>
        <source>Before the first lead the declarer calls for the best trump not held.</source>
        <translation>Avant la première entame, le preneur appelle le meilleur atout qu’il n’a pas.</translation>
    </message>
    <message>
        <source>Below them red trumps run from the 10 down to the 2, black trumps from the 2 up to the 10: highest in red, lowest in black.</source>
        <translation>En dessous, les atouts rouges vont du 10 au 2, les atouts noirs du 2 au 10&#xa0;: le plus haut en rouge, le plus bas en noir.</translation>
    </message>
    <message>
        <source>But an ace of trumps that could have robbed and did not is the lowest trump of that deal.</source>
        <translation>Mais un as d’atout qui pouvait piller et ne l’a pas fait est le plus faible atout de cette donne.</translation>
    </message>
    <message>
        <source>But {names} need not be played to a lower trump. To hold it back is to renege, and it is your right: with no other trump in hand, play any card.</source>
        <translation>Mais {names:the} peut rester en main quand on entame d’un atout plus faible. Le garder, c’est renoncer, et c’est votre droit&#xa0;: sans autre atout en main, jouez n’importe quelle carte.</translation>
    </message>
    <message>
        <source>But {names} need not be played to a lower trump. To hold one back is to renege, and it is your right: with no other trump in hand, play any card.</source>
        <translation>Mais {names:the} peuvent rester en main quand on entame d’un atout plus faible. En garder un, c’est renoncer, et c’est votre droit&#xa0;: sans autre atout en main, jouez n’importe quelle carte.</translation>
    </message>
    <message>
        <source>Cards are turned up round the table, and the player who gets the first jack deals first.</source>
        <translatorcomment>terms: player</translatorcomment>
        <translation>On retourne des cartes autour de la table, et celui qui reçoit le premier valet donne en premier.</translation>
    </message>
    <message>
        <source>Each bid must be higher than the last, and a pass is final.</source>
        <translation>Chaque enchère doit dépasser la précédente, et qui a passé ne peut plus enchérir.</translation>
    </message>
    <message>
        <source>Each must keep at least {cards}.</source>
        <translation>Chacun doit garder au moins {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Each of the {number} players has a partner whom nobody sees: a hand that lies face down. When it is to play, its top card is turned, whatever it is. It need not follow, and if it wins a trick its next card is led. Its tricks count for its player. It does not bid, rob, draw or deal.</source>
        <translation>
            <numerusform>Le joueur a un partenaire que personne ne voit&#xa0;: une main face cachée. À son tour, sa carte du dessus est retournée, quelle qu’elle soit. Elle n’a pas à fournir, et si elle fait une levée, sa carte suivante est entamée. Ses levées comptent pour son joueur. Elle n’annonce pas, ne pille pas, n’échange pas et ne donne pas.</numerusform>
            <numerusform>Chacun des {number} joueurs a un partenaire que personne ne voit&#xa0;: une main face cachée. À son tour, sa carte du dessus est retournée, quelle qu’elle soit. Elle n’a pas à fournir, et si elle fait une levée, sa carte suivante est entamée. Ses levées comptent pour son joueur. Elle n’annonce pas, ne pille pas, n’échange pas et ne donne pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player starts with {chips}, and pays one into the pool before the first deal.</source>
        <translation>Chaque joueur commence avec {chips}, et en met un dans la poule avant la première donne.</translation>
    </message>
    <message>
        <source>Each side counts its tricks together.</source>
        <translation>Chaque camp compte ses levées ensemble.</translation>
    </message>
    <message>
        <source>Each side starts with {chips}, and pays one into the pool before the first deal.</source>
        <translation>Chaque camp commence avec {chips}, et en met un dans la poule avant la première donne.</translation>
    </message>
    <message>
        <source>Every hand is held by somebody.</source>
        <translation>Chaque main est tenue par quelqu’un.</translation>
    </message>
    <message>
        <source>Every trick scores {points}.</source>
        <translation>Chaque levée rapporte {points}.</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Fournir</translation>
    </message>
    <message>
        <source>Following, and holding back</source>
        <translation>Fournir, et garder en main</translation>
    </message>
    <message>
        <source>From the dealer’s left, each player bids or passes.</source>
        <translation>À partir de la gauche du donneur, chaque joueur enchérit ou passe.</translation>
    </message>
    <message>
        <source>From the dealer’s left, each player is dealt {cards}, {packets}.</source>
        <translation>À partir de la gauche du donneur, chaque joueur reçoit {cards}, {packets}.</translation>
    </message>
    <message>
        <source>From the second trick on, until a side has three, the leader may vie a card before leading. The next player sees it, or gives the deal up. Each card seen adds {points} for the winner of the deal; three at most are vied. A deal given up is won as with three tricks, without the card vied last.</source>
        <translation>À partir de la deuxième levée, tant qu’aucun camp n’en a trois, celui qui entame peut d’abord relancer d’une carte. Le joueur suivant la voit, ou cède la donne. Chaque carte vue ajoute {points} pour le gagnant de la donne&#x202f;; trois au plus sont relancées. Une donne cédée est gagnée comme avec trois levées, sans la dernière carte de relance.</translation>
    </message>
    <message>
        <source>If a plain suit is led and you hold it, play that suit or a trump. If you do not hold it, play any card.</source>
        <translation>Si on entame d’une couleur ordinaire et que vous en avez, jouez cette couleur ou un atout. Si vous n’en avez pas, jouez n’importe quelle carte.</translation>
    </message>
    <message>
        <source>If a plain suit is led and you hold it, you must play that suit, and may not trump. If you do not hold it, play any card.</source>
        <translatorcomment>terms: trump</translatorcomment>
        <translation>Si on entame d’une couleur ordinaire et que vous en avez, vous devez jouer cette couleur, et ne pouvez pas couper. Si vous n’en avez pas, jouez n’importe quelle carte.</translation>
    </message>
    <message>
        <source>If a trick is lost, nothing is won and the deal is spoiled.</source>
        <translation>Si une levée est perdue, rien n’est gagné et la donne est nulle.</translation>
    </message>
    <message>
        <source>If a trick is lost, nothing is won, no trick of that side counts, and the deal is spoiled.</source>
        <translation>Si une levée est perdue, rien n’est gagné, aucune levée de ce camp ne compte, et la donne est nulle.</translation>
    </message>
    <message>
        <source>If a trump is led, you must play a trump while you have one.</source>
        <translation>Si on entame d’un atout, vous devez jouer un atout tant que vous en avez.</translation>
    </message>
    <message>
        <source>If all pass, the cards are thrown in and the next dealer deals.</source>
        <translation>Si tous passent, on ramasse les cartes et le donneur suivant donne.</translation>
    </message>
    <message>
        <source>If it is the joker, the dealer takes it, turns up one more card, and then puts out another for the joker.</source>
        <translation>Si c’est le joker, le donneur le prend, retourne une autre carte, puis en écarte une à la place du joker.</translation>
    </message>
    <message>
        <source>If nobody wins the pool, the deal is spoiled. The pool stays for the next deal, and everybody adds a chip.</source>
        <translation>Si personne ne gagne la poule, la donne est nulle. La poule reste pour la donne suivante, et chacun y ajoute un jeton.</translation>
    </message>
    <message>
        <source>If nobody wins the pool, the deal is spoiled. The pool stays for the next deal, and only the next dealer adds a chip.</source>
        <translation>Si personne ne gagne la poule, la donne est nulle. La poule reste pour la donne suivante, et seul le donneur suivant y ajoute un jeton.</translation>
    </message>
    <message>
        <source>If several are level, the game counts for nobody and another is played.</source>
        <translatorcomment>terms: level</translatorcomment>
        <translation>Si plusieurs sont à égalité, la partie ne compte pour personne et on en joue une autre.</translation>
    </message>
    <message>
        <source>If several are level, they share the win and nobody pays.</source>
        <translatorcomment>terms: level</translatorcomment>
        <translation>Si plusieurs sont à égalité, ils se partagent la victoire et personne ne paie.</translation>
    </message>
    <message>
        <source>If several are level, they share the win.</source>
        <translatorcomment>terms: level</translatorcomment>
        <translation>Si plusieurs sont à égalité, ils se partagent la victoire.</translation>
    </message>
    <message>
        <source>If several have equally many, the game counts for nobody.</source>
        <translation>Si plusieurs sont à égalité, la partie ne compte pour personne.</translation>
    </message>
    <message>
        <source>If the card turned up is A♥, the dealer scores {points} for it.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>Si la retourne est l’A♥, le donneur marque {points}.</translation>
    </message>
    <message>
        <source>If the card turned up is an ace, only the dealer may take it, and only after the first trick.</source>
        <translation>Si la carte retournée est un as, seul le donneur peut la prendre, et seulement après la première levée.</translation>
    </message>
    <message>
        <source>If the card turned up is an ace, only the dealer may take it.</source>
        <translation>Si la carte retournée est un as, seul le donneur peut la prendre.</translation>
    </message>
    <message>
        <source>If the card turned up is an ace, the dealer scores {points} for it.</source>
        <translation>Si la carte retournée est un as, le donneur marque {points}.</translation>
    </message>
    <message>
        <source>If the stock runs short, the cards that the others have put out are shuffled and become the stock.</source>
        <translation>Si le talon ne suffit pas, les cartes que les autres ont écartées sont mélangées et deviennent le talon.</translation>
    </message>
    <message>
        <source>If you may rob, you must.</source>
        <translation>Si vous pouvez piller, vous le devez.</translation>
    </message>
    <message>
        <source>In a plain suit the king is best, then the queen, then the jack. In red come next the 10 down to the 2, and A♦ last of all. In black come next the ace, then the 2 up to the 10.</source>
        <translation>Dans une couleur ordinaire, le roi est le meilleur, puis la dame, puis le valet. En rouge viennent ensuite les cartes du 10 au 2, et l’A♦ en tout dernier. En noir viennent ensuite l’as, puis les cartes du 2 au 10.</translation>
    </message>
    <message>
        <source>It ends sooner if a pool has been won and somebody has no chip left to pay into the next.</source>
        <translation>Elle finit plus tôt si une poule a été gagnée et que quelqu’un n’a plus de jeton à mettre dans la suivante.</translation>
    </message>
    <message>
        <source>Leading</source>
        <translation>L’entame</translation>
    </message>
    <message>
        <source>Nobody calls for a partner.</source>
        <translation>Personne n’appelle de partenaire.</translation>
    </message>
    <message>
        <source>Only {names} count so: if none of them was played, nobody scores it.</source>
        <translation>Seuls comptent ainsi {names:the}&#xa0;: si aucun n’a été joué, personne ne les marque.</translation>
    </message>
    <message>
        <source>Whoever takes most tricks wins the deal. If several tie for most, nobody wins it.</source>
        <translation>Celui qui fait le plus de levées gagne la donne. Si plusieurs en font le plus, personne ne gagne cette donne.</translation>
    </message>
    <message>
        <source>Naming trumps</source>
        <translation>Choisir l’atout</translation>
    </message>
    <message>
        <source>Naming trumps and exchanging cards</source>
        <translation>Choisir l’atout et changer des cartes</translation>
    </message>
    <message>
        <source>Near the end of the game the least bid is the same as before.</source>
        <translation>Près de la fin de la partie, l’enchère la plus basse reste la même.</translation>
    </message>
    <message>
        <source>No cards are exchanged.</source>
        <translation>On ne change aucune carte.</translation>
    </message>
    <message>
        <source>No trump may be held back.</source>
        <translation>Aucun atout ne peut être gardé.</translation>
    </message>
    <message>
        <source>Nobody has to keep any card.</source>
        <translation>Personne n’est tenu de garder une carte.</translation>
    </message>
    <message>
        <source>Nobody has to rob.</source>
        <translation>Personne n’est tenu de piller.</translation>
    </message>
    <message>
        <source>Nobody may play on for all five tricks.</source>
        <translation>Personne ne peut continuer pour faire les cinq levées.</translation>
    </message>
    <message>
        <source>Nobody vies.</source>
        <translation>Personne ne relance.</translation>
    </message>
    <message>
        <source>Nothing is added to a pool of {chips} or more.</source>
        <translation>On n’ajoute rien à une poule {chips:de} ou plus.</translation>
    </message>
    <message>
        <source>Now {suit} are trumps</source>
        <translation>L’atout est maintenant {suit}</translation>
    </message>
    <message>
        <source>Only a dealer who holds the ace of trumps may rob: take the card turned up, and put out any card of the hand for it.</source>
        <translation>Seul un donneur qui a l’as d’atout peut piller&#xa0;: prendre la carte retournée, et écarter à sa place n’importe quelle carte de sa main.</translation>
    </message>
    <message>
        <source>Only then does the declarer name trumps.</source>
        <translation>C’est seulement alors que le preneur choisit l’atout.</translation>
    </message>
    <message>
        <source>Partners have one purse, and pay and win together.</source>
        <translation>Les partenaires ont une seule bourse, et paient et gagnent ensemble.</translation>
    </message>
    <message>
        <source>Robbing</source>
        <translation>Piller</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Règles de cette partie</translation>
    </message>
    <message numerus="yes">
        <source>Taking all {tricks} tricks wins double.</source>
        <translation>
            <numerusform>Faire les {tricks} levées compte double.</numerusform>
            <numerusform>Faire les {tricks} levées compte double.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best trump in a trick wins it. Where there is none, the best card of the suit led wins.</source>
        <translation>Le meilleur atout fait la levée. S’il n’y en a pas, c’est la meilleure carte de la couleur demandée qui la fait.</translation>
    </message>
    <message numerus="yes">
        <source>The bid of {bid} is for all {tricks} tricks, and nothing less.</source>
        <translation>
            <numerusform>L’enchère de {bid} porte sur les {tricks} levées, et rien de moins.</numerusform>
            <numerusform>L’enchère de {bid} porte sur les {tricks} levées, et rien de moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bid of {bid}, for all the tricks, scores {made} if it is made and loses {failed} if not.</source>
        <translation>L’enchère de {bid}, pour toutes les levées, rapporte {made} si elle est réussie et coûte {failed} sinon.</translation>
    </message>
    <message>
        <source>The bidding</source>
        <translation>Les enchères</translation>
    </message>
    <message>
        <source>The bids are {bids}.</source>
        <translation>Les enchères sont {bids}.</translation>
    </message>
    <message>
        <source>The card put out lies face down.</source>
        <translation>La carte écartée reste face cachée.</translation>
    </message>
    <message>
        <source>The card put out lies face up.</source>
        <translation>La carte écartée reste face visible.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>The deal is played to its end. Whoever then has {points} or more wins. If several have, a declarer among them wins, or else the highest score. If the highest are equal, another deal is played.</source>
        <translation>La donne se joue jusqu’au bout. Celui qui a alors {points} ou plus gagne. S’ils sont plusieurs, le preneur gagne s’il en est, sinon le score le plus haut. Si les plus hauts sont égaux, on joue une autre donne.</translation>
    </message>
    <message>
        <source>The deal is played to its end. Whoever then has {points} or more wins. If several have, the highest score wins. If the highest are equal, another deal is played.</source>
        <translation>La donne se joue jusqu’au bout. Celui qui a alors {points} ou plus gagne. S’ils sont plusieurs, le score le plus haut gagne. Si les plus hauts sont égaux, on joue une autre donne.</translation>
    </message>
    <message>
        <source>The deal then ends at once, and for the next one all pay in again.</source>
        <translation>La donne finit alors aussitôt, et pour la suivante chacun paie de nouveau.</translation>
    </message>
    <message>
        <source>The dealer decides before the first lead. After that it is too late.</source>
        <translation>Le donneur décide avant la première entame. Ensuite, il est trop tard.</translation>
    </message>
    <message>
        <source>The dealer may hold: take over the highest bid without going higher. Players who have not passed may then bid on, and the dealer may hold again.</source>
        <translation>Le donneur peut tenir&#xa0;: reprendre l’enchère la plus haute sans monter. Les joueurs qui n’ont pas passé peuvent alors enchérir encore, et le donneur peut tenir de nouveau.</translation>
    </message>
    <message>
        <source>The dealer, who is last, looks through the rest of the stock and chooses: that is robbing the pack.</source>
        <translation>Le donneur, qui est le dernier, regarde le reste du talon et choisit&#xa0;: c’est ce qu’on appelle piller le paquet.</translation>
    </message>
    <message>
        <source>The declarer leads to the first trick.</source>
        <translation>Le preneur entame la première levée.</translation>
    </message>
    <message>
        <source>The declarer names trumps, any of the four suits.</source>
        <translation>Le preneur choisit l’atout, n’importe laquelle des quatre couleurs.</translation>
    </message>
    <message>
        <source>But an ace of trumps that could have robbed and did not is the lowest trump of that deal, and everybody is told.</source>
        <translation>Mais un as d’atout qui pouvait piller et ne l’a pas fait est le plus faible atout de cette donne, et tous en sont avertis.</translation>
    </message>
    <message>
        <source>A declarer who takes at least the points bid scores all of them. One who takes fewer loses the bid and scores nothing.</source>
        <translation>Un preneur qui fait au moins les points annoncés marque tous ses points. S’il en fait moins, il perd son enchère et ne marque rien.</translation>
    </message>
    <message>
        <source>A score may fall below zero.</source>
        <translation>Un score peut tomber sous zéro.</translation>
    </message>
    <message numerus="yes">
        <source>Even all {tricks} tricks do not win them the game.</source>
        <translation>
            <numerusform>Même les {tricks} levées ne lui font pas gagner la partie.</numerusform>
            <numerusform>Même les {tricks} levées ne lui font pas gagner la partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>How much is known</source>
        <translation>Ce qu’on en sait</translation>
    </message>
    <message>
        <source>If everybody else passes, the dealer must bid at least {bid}, or {least} near the end.</source>
        <translation>Si tous les autres passent, le donneur doit annoncer au moins {bid}, ou {least} près de la fin.</translation>
    </message>
    <message>
        <source>If everybody else passes, the dealer must bid at least {bid}.</source>
        <translation>Si tous les autres passent, le donneur doit annoncer au moins {bid}.</translation>
    </message>
    <message>
        <source>If the declarer’s side takes at least the points bid, it scores all of them. If it takes fewer, it loses the bid and scores nothing.</source>
        <translation>Si le camp du preneur fait au moins les points annoncés, il marque tous ses points. S’il en fait moins, il perd l’enchère et ne marque rien.</translation>
    </message>
    <message>
        <source>Only when trumps are named does the declarer take the kitty into the hand, and keep at most {hand} of all these cards.</source>
        <translation>Ce n’est qu’une fois l’atout choisi que le preneur prend le chien en main&#x202f;; de toutes ces cartes, il en garde au plus {hand}.</translation>
    </message>
    <message>
        <source>The deal is played to its end. Whoever then has {points} or more wins. If several have, the one who reached {points} first in that deal wins.</source>
        <translation>La donne se joue jusqu’au bout. Celui qui a alors {points} ou plus gagne. S’ils sont plusieurs, celui qui a atteint {points} en premier dans cette donne gagne.</translation>
    </message>
    <message>
        <source>The dealer may not hold, but must bid higher or pass.</source>
        <translation>Le donneur ne peut pas tenir, mais doit enchérir plus haut ou passer.</translation>
    </message>
    <message>
        <source>The declarer takes the kitty into the hand, and keeps at most {hand} of all these cards.</source>
        <translation>Le preneur prend le chien dans sa main, et garde au plus {hand} de toutes ces cartes.</translation>
    </message>
    <message>
        <source>The declarer takes the kitty into the hand, and puts out {cards}, face down.</source>
        <translation>Le preneur prend le chien dans sa main, et écarte {cards}, face cachée.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>La fin de la partie</translation>
    </message>
    <message>
        <source>The first card led may be any card.</source>
        <translation>La première entame peut être n’importe quelle carte.</translation>
    </message>
    <message>
        <source>The first card led must be a trump, if the leader has one.</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>La première entame doit être un atout, si celui qui entame en a un.</translation>
    </message>
    <message>
        <source>The first dealer is picked at random.</source>
        <translation>Le premier donneur est tiré au sort.</translation>
    </message>
    <message>
        <source>The first to win {deals} wins the game.</source>
        <translation>Le premier à gagner {deals} gagne la partie.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>The game ends after {deals}.</source>
        <translation>La partie finit après {deals}.</translation>
    </message>
    <message>
        <source>The game ends at once, even in the middle of a deal, when somebody has {points}.</source>
        <translation>La partie finit aussitôt, même au milieu d’une donne, quand quelqu’un a {points}.</translation>
    </message>
    <message>
        <source>The game ends when a pool has been won and somebody has no chip left to pay into the next.</source>
        <translation>La partie finit quand une poule a été gagnée et que quelqu’un n’a plus de jeton à mettre dans la suivante.</translation>
    </message>
    <message>
        <source>The highest bidder is the declarer.</source>
        <translation>Celui qui a enchéri le plus haut est le preneur.</translation>
    </message>
    <message>
        <source>The highest trump brings nothing more.</source>
        <translation>L’atout le plus haut ne rapporte rien de plus.</translation>
    </message>
    <message>
        <source>The holder of 5♥ may rob too.</source>
        <translation>Celui qui a le 5♥ peut piller aussi.</translation>
    </message>
    <message>
        <source>The holder of the ace of trumps may rob: take the card turned up, and put out any card of the hand for it.</source>
        <translation>Celui qui a l’as d’atout peut piller&#xa0;: prendre la carte retournée, et écarter à sa place n’importe quelle carte de sa main.</translation>
    </message>
    <message>
        <source>The joker is a trump in every deal too.</source>
        <translation>Le joker aussi est un atout à chaque donne.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Le match</translation>
    </message>
    <message>
        <source>The match and the stake</source>
        <translation>Le match et l’enjeu</translation>
    </message>
    <message>
        <source>Whoever holds it is the declarer’s partner in this deal, and nobody else knows until it is played. A card that the declarer has put out may not be called for. If nobody holds the card, the declarer is alone, and is not told. A declarer may also choose to play alone.</source>
        <translation>Qui la détient est le partenaire du preneur pour cette donne, et personne d’autre ne le sait avant qu’elle soit jouée. Une carte que le preneur a écartée ne peut pas être appelée. Si personne ne détient la carte, le preneur est seul, et on ne le lui dit pas. Un preneur peut aussi choisir de jouer seul.</translation>
    </message>
    <message>
        <source>Whoever then has most chips wins.</source>
        <translation>Celui qui a alors le plus de jetons gagne.</translation>
    </message>
    <message>
        <source>The next card is turned up, and its suit is trumps.</source>
        <translation>On retourne la carte suivante, et sa couleur est l’atout.</translation>
    </message>
    <message>
        <source>The number of deals is not limited.</source>
        <translation>Le nombre de donnes n’est pas limité.</translation>
    </message>
    <message>
        <source>The only bid is {bids}.</source>
        <translation>La seule enchère est {bids}.</translation>
    </message>
    <message>
        <source>The others always score what they took.</source>
        <translation>Les autres marquent toujours ce qu’ils ont fait.</translation>
    </message>
    <message>
        <source>The others score what they took, but never enough to win: only a bid that is made wins the game.</source>
        <translation>Les autres marquent ce qu’ils ont fait, mais jamais assez pour gagner&#xa0;: seule une enchère réussie gagne la partie.</translation>
    </message>
    <message>
        <source>The others score what they took. But if the bid is made, those who had {points} or more before the deal score nothing.</source>
        <translation>Les autres marquent ce qu’ils ont fait. Mais si l’enchère est réussie, ceux qui avaient {points} ou plus avant la donne ne marquent rien.</translation>
    </message>
    <message>
        <source>The pack has 52 cards.</source>
        <translation>Le paquet a 52 cartes.</translation>
    </message>
    <message>
        <source>The pack has 53 cards, the joker among them.</source>
        <translation>Le paquet a 53 cartes, dont le joker.</translation>
    </message>
    <message>
        <source>The player of the highest trump of the deal scores {points} more at its end, if the game is not over before.</source>
        <translatorcomment>terms: player</translatorcomment>
        <translation>Celui qui joue le plus haut atout de la donne marque {points} de plus à la fin de celle-ci, si la partie n’est pas finie avant.</translation>
    </message>
    <message>
        <source>The player of the highest trump of the deal scores {points} more at its end.</source>
        <translatorcomment>terms: player</translatorcomment>
        <translation>Celui qui joue le plus haut atout de la donne marque {points} de plus à la fin de celle-ci.</translation>
    </message>
    <message>
        <source>The player on the dealer’s left leads to the first trick.</source>
        <translation>Le joueur à gauche du donneur entame la première levée.</translation>
    </message>
    <message>
        <source>The player on the declarer’s left leads to the first trick.</source>
        <translation>Le joueur à gauche du preneur entame la première levée.</translation>
    </message>
    <message>
        <source>The pool</source>
        <translation>La poule</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Le score</translation>
    </message>
    <message>
        <source>The stake</source>
        <translation>L’enjeu</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next.</source>
        <translation>Celui qui fait une levée entame la suivante.</translation>
    </message>
    <message>
        <source>Then the others, from the dealer’s left, put out as many cards as they like and are dealt as many from the stock. The declarer is dealt any missing cards in turn.</source>
        <translation>Puis les autres, à partir de la gauche du donneur, écartent autant de cartes qu’ils veulent et en reçoivent autant du talon. Le preneur reçoit à son tour les cartes qui lui manquent.</translation>
    </message>
    <message>
        <source>There is no separate bid for all the tricks.</source>
        <translation>Il n’y a pas d’enchère à part pour toutes les levées.</translation>
    </message>
    <message>
        <source>There is time to rob until you play your first card of the deal. You need say nothing before.</source>
        <translation>Vous avez le temps de piller jusqu’à ce que vous jouiez votre première carte de la donne. Vous n’avez rien à dire avant.</translation>
    </message>
    <message>
        <source>This is {game}. All pay chips into a pool, and three tricks win it.</source>
        <translation>Voici {game}. Tous mettent des jetons dans une poule, et trois levées la gagnent.</translation>
    </message>
    <message>
        <source>This is {game}. Every trick is worth 5 points, and one deal is the whole game.</source>
        <translation>Voici {game}. Chaque levée vaut 5 points, et une seule donne fait toute la partie.</translation>
    </message>
    <message>
        <source>This is {game}. Every trick is worth 5 points, and {points} win the game.</source>
        <translation>Voici {game}. Chaque levée vaut 5 points, et {points} gagnent la partie.</translation>
    </message>
    <message>
        <source>This is {game}. Whoever takes most tricks wins a deal, and the first to win {deals} wins the game.</source>
        <translation>Voici {game}. Celui qui fait le plus de levées gagne la donne, et le premier à gagner {deals} gagne la partie.</translation>
    </message>
    <message>
        <source>This is {game}. The highest bidder names trumps, and must then take at least as many points as were bid. Every trick is worth 5, and one deal is the whole game.</source>
        <translation>Voici {game}. Le plus offrant choisit l’atout, et doit alors faire au moins autant de points qu’annoncé. Chaque levée vaut 5, et une donne est toute la partie.</translation>
    </message>
    <message>
        <source>This is {game}. The highest bidder names trumps, and must then take at least as many points as were bid. Every trick is worth 5, and {points} win the game.</source>
        <translation>Voici {game}. Celui qui a enchéri le plus haut choisit l’atout, et doit alors faire au moins autant de points qu’il en a annoncé. Chaque levée en vaut 5, et {points} gagnent la partie.</translation>
    </message>
    <message>
        <source>This is {game}. Three of the five tricks score, all five score more, and {points} win the game.</source>
        <translation>Voici {game}. Trois des cinq levées rapportent des points, les cinq en rapportent plus, et {points} gagnent la partie.</translation>
    </message>
    <message>
        <source>This is {game}. Three of the five tricks score, four and five score much more, and {points} win the game.</source>
        <translation>Voici {game}. Trois des cinq levées rapportent des points, quatre et cinq en rapportent bien plus, et {points} gagnent la partie.</translation>
    </message>
    <message>
        <source>Three of the five tricks win the pool.</source>
        <translation>Trois des cinq levées gagnent la poule.</translation>
    </message>
    <message>
        <source>Three or four tricks score 5 points, all five score 10. Fewer than three score nothing.</source>
        <translation>Trois ou quatre levées rapportent 5 points, les cinq en rapportent 10. Moins de trois ne rapportent rien.</translation>
    </message>
    <message>
        <source>Three tricks score 5 points, four score 15, all five score 25. Fewer than three score nothing.</source>
        <translation>Trois levées rapportent 5 points, quatre en rapportent 15, les cinq en rapportent 25. Moins de trois ne rapportent rien.</translation>
    </message>
    <message>
        <source>Tricks also count {trick} each, and the game ends when somebody has {target}.</source>
        <translation>Les levées comptent aussi {trick} chacune, et la partie finit quand quelqu’un a {target}.</translation>
    </message>
    <message>
        <source>Trumps, best first: {names} of trumps.</source>
        <translation>Les atouts, du meilleur au plus faible&#xa0;: {names:the} d’atout.</translation>
    </message>
    <message>
        <source>Turning up A♥ scores nothing.</source>
        <translation>L’A♥ retourné ne marque rien.</translation>
    </message>
    <message>
        <source>What beats what</source>
        <translation>L’ordre des cartes</translation>
    </message>
    <message>
        <source>What counts is the card that was led. A trump played after it, however good, changes nothing.</source>
        <translation>Ce qui compte, c’est la carte d’entame. Un atout joué après elle, si bon soit-il, ne change rien.</translation>
    </message>
    <message>
        <source>What differs from {game}</source>
        <translation>Différences avec {game}</translation>
    </message>
    <message>
        <source>When the game is over, each loser pays {stake}, and the winners share it evenly.</source>
        <translation>Quand la partie est finie, chaque perdant paie {stake}, et les gagnants se le partagent à parts égales.</translation>
    </message>
    <message>
        <source>When the game is over, each of the others pays {stake} to the winner.</source>
        <translation>Quand la partie est finie, chacun des autres paie {stake} au gagnant.</translation>
    </message>
    <message>
        <source>When the match is over, each loser pays {stake}, and the winners share it evenly.</source>
        <translation>Quand le match est fini, chaque perdant paie {stake}, et les gagnants se le partagent à parts égales.</translation>
    </message>
    <message>
        <source>When the match is over, each of the others pays {stake} to the winner.</source>
        <translation>Quand le match est fini, chacun des autres paie {stake} au gagnant.</translation>
    </message>
    <message>
        <source>When trumps are named, all players, from the dealer’s left, put out any number of cards and are dealt as many from the stock.</source>
        <translation>Quand l’atout est choisi, tous les joueurs, à partir de la gauche du donneur, écartent autant de cartes qu’ils veulent et en reçoivent autant du talon.</translation>
    </message>
    <message>
        <source>When trumps are named, the others, from the dealer’s left, put out as many cards as they like and are dealt as many from the stock. The declarer is dealt any missing cards in turn.</source>
        <translation>Quand l’atout est choisi, les autres, à partir de la gauche du donneur, écartent autant de cartes qu’ils veulent et en reçoivent autant du talon. Le preneur reçoit à son tour les cartes qui lui manquent.</translation>
    </message>
    <message>
        <source>first {numbers}, then {last}</source>
        <translation>d’abord {numbers}, puis {last}</translation>
    </message>
    <message numerus="yes">
        <source>Winning the game with all {tricks} tricks of one deal, from no points at all, counts as two games of the match.</source>
        <translatorcomment>terms: point</translatorcomment>
        <translation>
            <numerusform>Gagner la partie avec les {tricks} levées d’une même donne, en partant de zéro, compte pour deux parties du match.</numerusform>
            <numerusform>Gagner la partie avec les {tricks} levées d’une même donne, en partant de zéro, compte pour deux parties du match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Winning the game with all {tricks} tricks of one deal, from no points at all, wins double.</source>
        <translatorcomment>terms: point</translatorcomment>
        <translation>
            <numerusform>Gagner la partie avec les {tricks} levées d’une même donne, en partant de zéro, compte double.</numerusform>
            <numerusform>Gagner la partie avec les {tricks} levées d’une même donne, en partant de zéro, compte double.</numerusform>
        </translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>toutes à la fois</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>the ace</source>
        <translation>l’as</translation>
    </message>
    <message>
        <source>the five</source>
        <translation>le cinq</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>le valet</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>le joker</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>le roi</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>la dame</translation>
    </message>
    <message numerus="yes">
        <source>{number}</source>
        <comment>a packet of cards</comment>
        <translation>
            <numerusform>{number:fem}</numerusform>
            <numerusform>{number:fem}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} at a time</source>
        <translation>
            <numerusform>une à une</numerusform>
            <numerusform>{number} à la fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} cards</source>
        <translation>
            <numerusform>{number} carte</numerusform>
            <numerusform>{number} cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} play, as {ways}. {line}</source>
        <translation>
            <numerusform>On joue à {number}, en {ways}. {line}</numerusform>
            <numerusform>On joue à {number}, en {ways}. {line}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} play, everybody for themselves.</source>
        <translation>
            <numerusform>On joue à {number}, chacun pour soi.</numerusform>
            <numerusform>On joue à {number}, chacun pour soi.</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} are trumps. Best first: {cards}.</source>
        <translation>{suit} est atout. De la meilleure à la plus faible&#xa0;: {cards}.</translation>
    </message>
</context>
<context>
    <name>sample</name>
    <message>
        <source>A small table as a preview</source>
        <translation>Aperçu de la table</translation>
    </message>
    <message>
        <source>Mary</source>
        <translation>Marie</translation>
    </message>
    <message>
        <source>Mary led 9♠. You may hold back 5♠.</source>
        <translation>Marie a entamé du 9♠. Vous pouvez garder le 5♠.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Seán</source>
        <translation>Jean</translation>
    </message>
    <message>
        <source>Your turn. Play a trump.</source>
        <translation>À vous. Jouez un atout.</translation>
    </message>
</context>
<context>
    <name>saved</name>
    <message>
        <source>At the table: {names}.</source>
        <translation>À la table&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Started {moment}.</source>
        <translation>Commencée le {moment}.</translation>
    </message>
    <message>
        <source>Cannot be played: {reason}</source>
        <translation>Impossible à jouer&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Cannot be read: {reason}</source>
        <translation>Illisible&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Deal {number} is over.</source>
        <translation>La donne {number} est finie.</translation>
    </message>
    <message>
        <source>Deal {number} has begun.</source>
        <translation>La donne {number} est en cours.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Deleted “{name}”.</source>
        <translation>Partie supprimée&#xa0;: «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Export a game</source>
        <translation>Exporter une partie</translation>
    </message>
    <message>
        <source>Exported to {path}.</source>
        <translation>Exportée vers {path}.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Games of Twenty-Five (*{ending})</source>
        <translation>Parties de Vingt-cinq (*{ending})</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Revoir</translation>
    </message>
    <message numerus="yes">
        <source>More than {number} games</source>
        <translation>
            <numerusform>Plus de {number} partie</numerusform>
            <numerusform>Plus de {number} parties</numerusform>
        </translation>
    </message>
    <message>
        <source>No saved games yet. Every game you play is saved here automatically, and you can play on whenever you like.</source>
        <translation>Pas encore de partie enregistrée. Chaque partie que vous jouez est enregistrée ici automatiquement, et vous pouvez la reprendre quand vous voulez.</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aucune pour l’instant</translation>
    </message>
    <message>
        <source>Older copy</source>
        <translation>Copie antérieure</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Une partie</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jouer maintenant</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Saved {moment}.</source>
        <translation>Enregistrée le {moment}.</translation>
    </message>
    <message>
        <source>Show older games</source>
        <translation>Afficher les parties plus anciennes</translation>
    </message>
    <message>
        <source>Show the end</source>
        <translation>Montrer la fin</translation>
    </message>
    <message>
        <source>The game cannot be saved in {place} ({reason}). Go on playing: saving will be tried again after each deal.</source>
        <translation>La partie ne peut pas être enregistrée dans {place} ({reason}). Continuez à jouer&#xa0;: un nouvel essai est fait après chaque donne.</translation>
    </message>
    <message>
        <source>The saved games in {path} cannot be read ({reason}).</source>
        <translation>Les parties enregistrées dans {path} ne peuvent pas être lues ({reason}).</translation>
    </message>
    <message>
        <source>The statistics in {place} cannot be written ({reason}). Go on playing: what is missing will be counted once they can.</source>
        <translation>Les statistiques dans {place} ne peuvent pas être écrites ({reason}). Continuez à jouer&#xa0;: ce qui manque sera compté dès qu’elles pourront l’être.</translation>
    </message>
    <message>
        <source>The statistics in {place} were written by a newer version of the program ({reason}). They stay as they are, and this version counts nothing.</source>
        <translation>Les statistiques dans {place} ont été écrites par une version plus récente du programme ({reason}). Elles restent telles quelles, et cette version ne compte rien.</translation>
    </message>
    <message>
        <source>The statistics were damaged ({reason}). They have been counted again from your saved games: {games}. The damaged file was kept as {kept}.</source>
        <translation>Les statistiques étaient endommagées ({reason}). Elles ont été recomptées d’après vos parties enregistrées&#xa0;: {games}. Le fichier endommagé a été gardé sous le nom {kept}.</translation>
    </message>
    <message>
        <source>There is already a game called {name}. Choose another name.</source>
        <translation>Il y a déjà une partie appelée {name}. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>This game is damaged ({reason}). The copy saved before it is still there.</source>
        <translation>Cette partie est endommagée ({reason}). La copie enregistrée auparavant est toujours là.</translation>
    </message>
    <message>
        <source>This game was played at {table} and goes on only there. You can look back on its deals.</source>
        <translation>Cette partie a été jouée à {table} et ne continue que là. Vous pouvez en revoir les donnes.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nouveau nom</translation>
    </message>
    <message>
        <source>Reading your saved games…</source>
        <translation>Lecture de vos parties enregistrées…</translation>
    </message>
    <message>
        <source>The saved games in {place} cannot be read ({reason}). They will be tried again at the next start.</source>
        <translation>Les parties enregistrées dans {place} ne peuvent pas être lues ({reason}). Un nouvel essai sera fait au prochain démarrage.</translation>
    </message>
    <message>
        <source>You saw no whole deal of this game, so there is nothing to look back on.</source>
        <translation>Vous n’avez vu aucune donne entière de cette partie&#xa0;: il n’y a rien à revoir.</translation>
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
        <translation>donne {number}</translation>
    </message>
    <message>
        <source>over: {outcome}</source>
        <translation>finie&#xa0;: {outcome}</translation>
    </message>
    <message>
        <source>saved {moment}</source>
        <translation>enregistrée le {moment}</translation>
    </message>
    <message>
        <source>seen from your seat at {table}</source>
        <translation>vue de votre place à {table}</translation>
    </message>
    <message>
        <source>the game is a tie between {names}</source>
        <translatorcomment>terms: game</translatorcomment>
        <translation>égalité entre {names}</translation>
    </message>
    <message>
        <source>the match is a tie between {names}</source>
        <translation>le match est nul entre {names}</translation>
    </message>
    <message>
        <source>you win the game</source>
        <translation>vous gagnez la partie</translation>
    </message>
    <message>
        <source>you win the match</source>
        <translation>vous gagnez le match</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason}</source>
        <translation>{file} ne peut pas être ouvert&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file} is not a game of Twenty-Five.</source>
        <translation>{file} n’est pas une partie de Vingt-cinq.</translation>
    </message>
    <message>
        <source>{folder} is a folder. Open one of the games in it.</source>
        <translation>{folder} est un dossier. Ouvrez une des parties qu’il contient.</translation>
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
        <translation>Il n’est plus possible de récupérer {name}.</translation>
    </message>
    <message>
        <source>{name} could not be changed ({reason}). Nothing was lost.</source>
        <translation>Impossible de modifier {name} ({reason}). Rien n’a été perdu.</translation>
    </message>
    <message>
        <source>{name} is no longer there: it was deleted or renamed elsewhere.</source>
        <translation>{name} n’est plus là&#xa0;: la partie a été supprimée ou renommée ailleurs.</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation>{name} gagne la partie</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} gagne le match</translation>
    </message>
    <message>
        <source>{name}, copy</source>
        <translation>{name}, copie</translation>
    </message>
    <message numerus="yes">
        <source>{number} games</source>
        <translation>
            <numerusform>{number} partie</numerusform>
            <numerusform>{number} parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} players</source>
        <translation>
            <numerusform>{number} joueur</numerusform>
            <numerusform>{number} joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{outcome} (counts double)</source>
        <translation>{outcome}, qui compte double</translation>
    </message>
    <message>
        <source>{place} is being played in another window too. It goes on there; what you play here is saved as a separate game.</source>
        <translation>{place} se joue aussi dans une autre fenêtre. La partie y continue&#x202f;; ce que vous jouez ici est enregistré comme une partie à part.</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of {whole} games</source>
        <translation>
            <numerusform>{shown} partie sur {whole}</numerusform>
            <numerusform>{shown} parties sur {whole}</numerusform>
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
        <translation>Comptes</translation>
    </message>
    <message>
        <source>Deals so far</source>
        <translation>Donnes jouées</translation>
    </message>
    <message>
        <source>Hide the scores</source>
        <translation>Masquer les scores</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Il faut</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aucune pour l’instant</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Poule</translation>
    </message>
    <message>
        <source>Stakes together</source>
        <translatorcomment>terms: stake</translatorcomment>
        <translation>Cagnotte</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Seul</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Appelé</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>The bids</source>
        <translation>Les enchères</translation>
    </message>
    <message>
        <source>The contract</source>
        <translation>Le contrat</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Votre annonce</translation>
    </message>
    <message>
        <source>You need</source>
        <translation>Il vous faut</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>pas encore connu</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>levées</translation>
    </message>
    <message>
        <source>{name}’s bid</source>
        <translation>Annonce {name:de}</translation>
    </message>
    <message>
        <source>{name}, dealer</source>
        <translation>{name}, donneur</translation>
    </message>
</context>
<context>
    <name>scores</name>
    <message numerus="yes">
        <source>All {tricks} tricks from nothing.</source>
        <translation>
            <numerusform>La {tricks:fem} levée à partir de zéro.</numerusform>
            <numerusform>Les {tricks} levées à partir de zéro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {tricks} tricks from nothing: it counts double.</source>
        <translation>
            <numerusform>La levée en partant de zéro&#xa0;: cela compte double.</numerusform>
            <numerusform>Les {tricks:fem} levées en partant de zéro&#xa0;: cela compte double.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {number}: {tricks} for you</source>
        <translation>Donne {number}&#xa0;: {tricks} pour vous</translation>
    </message>
    <message>
        <source>Deal {number}: {tricks} for your side</source>
        <translation>Donne {number}&#xa0;: {tricks} pour votre camp</translation>
    </message>
    <message>
        <source>First to win a deal</source>
        <translation>Le premier à gagner une donne</translation>
    </message>
    <message>
        <source>First to {number}</source>
        <translation>Le premier à {number}</translation>
    </message>
    <message numerus="yes">
        <source>First to {number} deals</source>
        <translation>
            <numerusform>Le premier à {number} donne</numerusform>
            <numerusform>Le premier à {number} donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>One deal</source>
        <translation>Une donne</translation>
    </message>
    <message>
        <source>The game is a tie between {names}.</source>
        <translatorcomment>terms: game</translatorcomment>
        <translation>Égalité entre {names}.</translation>
    </message>
    <message>
        <source>The match is a tie between {names}.</source>
        <translation>Le match est nul entre {names}.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>You deal next.</source>
        <translation>Vous donnez ensuite.</translation>
    </message>
    <message>
        <source>You win the game.</source>
        <translation>Vous gagnez la partie.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Vous gagnez le match.</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Votre camp</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>no</source>
        <translation>zéro</translation>
    </message>
    <message>
        <source>no tricks</source>
        <translation>aucune levée</translation>
    </message>
    <message>
        <source>one</source>
        <translation>un</translation>
    </message>
    <message>
        <source>one trick</source>
        <translation>une levée</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>à jouer</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>you have won no deal</source>
        <translation>vous n’avez gagné aucune donne</translation>
    </message>
    <message>
        <source>you have won {count}</source>
        <translation>vous avez gagné {count}</translation>
    </message>
    <message>
        <source>you have {count}</source>
        <translation>vous avez {count}</translation>
    </message>
    <message>
        <source>your side</source>
        <translation>votre camp</translation>
    </message>
    <message>
        <source>{antes} + {added} after a spoil</source>
        <translation>{antes} + {added} après une nulle</translation>
    </message>
    <message>
        <source>{antes} + {added} after spoils</source>
        <translation>{antes} + {added} après des nulles</translation>
    </message>
    <message>
        <source>{antes} + {times} × {each} after spoils</source>
        <translation>{antes} + {times} × {each} après des nulles</translation>
    </message>
    <message>
        <source>{names} are level with {points}: another deal decides.</source>
        <translatorcomment>terms: level</translatorcomment>
        <translation>À égalité, {points}&#xa0;: {names}. Une autre donne décidera.</translation>
    </message>
    <message>
        <source>{names} are one trick from the game.</source>
        <translatorcomment>terms: game</translatorcomment>
        <translation>À une levée de la victoire&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>{names} is one trick from the game.</source>
        <translatorcomment>terms: game</translatorcomment>
        <translation>À une levée de la victoire&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>{name} deals next.</source>
        <translation>{name} donne ensuite.</translation>
    </message>
    <message>
        <source>{name} wins the game.</source>
        <translation>{name} gagne la partie.</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name} gagne le match.</translation>
    </message>
    <message>
        <source>{name}’s side</source>
        <translation>Le camp {name:de}</translation>
    </message>
    <message>
        <source>{name}’s side</source>
        <comment>within a sentence</comment>
        <translation>le camp {name:de}</translation>
    </message>
    <message numerus="yes">
        <source>{number} antes</source>
        <translation>
            <numerusform>{number} mise de départ</numerusform>
            <numerusform>{number} mises de départ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} in the pool</source>
        <translation>
            <numerusform>{number} dans la poule</numerusform>
            <numerusform>{number} dans la poule</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more</source>
        <translation>
            <numerusform>encore {number}</numerusform>
            <numerusform>encore {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more to win</source>
        <translation>
            <numerusform>encore {number} pour gagner</numerusform>
            <numerusform>encore {number} pour gagner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} tricks</source>
        <translation>
            <numerusform>{number} levée</numerusform>
            <numerusform>{number} levées</numerusform>
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
        <translation>À trois, tour à tour</translation>
    </message>
    <message>
        <source>Another screen</source>
        <translation>Autre écran</translation>
    </message>
    <message>
        <source>Click a seat to change it</source>
        <translation>Cliquez sur une place pour la changer</translation>
    </message>
    <message>
        <source>Draw for seats</source>
        <translation>Tirer les places</translation>
    </message>
    <message>
        <source>Level of the computer</source>
        <translation>Niveau de l’ordinateur</translation>
    </message>
    <message>
        <source>Name for {seat}</source>
        <translation>Nom&#xa0;: {seat}</translation>
    </message>
    <message>
        <source>Open hand (dummy)</source>
        <translation>Main ouverte</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Extra hand</source>
        <translation>Main supplémentaire</translation>
    </message>
    <message>
        <source>Shares this screen: a curtain falls between the turns.</source>
        <translation>Partage cet écran&#xa0;: un rideau tombe entre les tours.</translation>
    </message>
    <message>
        <source>The loser of a game sits out the next.</source>
        <translation>Le perdant d’une partie ne joue pas la suivante.</translation>
    </message>
    <message>
        <source>The same for all</source>
        <translation>Le même pour tous</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>Which program</source>
        <translation>Quel programme</translation>
    </message>
    <message>
        <source>Who sits in {seat}</source>
        <translation>Qui occupe cette place&#xa0;: {seat}</translation>
    </message>
    <message>
        <source>Whose extra hand</source>
        <translation>À qui la main supplémentaire</translation>
    </message>
    <message>
        <source>With several people at the screen, “You” would be unclear. This seat is {name} unless you name it.</source>
        <translation>Quand plusieurs personnes sont devant l’écran, «&#xa0;Vous&#xa0;» ne serait pas clair. Cette place s’appelle {name} si vous ne lui donnez pas de nom.</translation>
    </message>
    <message>
        <source>With several people at the screen, “You” would be unclear. You are {name} unless you enter a name.</source>
        <translation>Quand plusieurs personnes sont devant l’écran, «&#xa0;Vous&#xa0;» ne serait pas clair. Vous êtes {name} si vous n’entrez pas de nom.</translation>
    </message>
    <message>
        <source>You play here. Click another seat to set its level.</source>
        <translation>Vous jouez ici. Cliquez sur une autre place pour régler son niveau.</translation>
    </message>
    <message>
        <source>drew {card}</source>
        <translation>a tiré {card:the}</translation>
    </message>
    <message>
        <source>sits out first</source>
        <translation>attend d’abord</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>1 second</source>
        <translation>1 seconde</translation>
    </message>
    <message>
        <source>All settings are back to their defaults.</source>
        <translation>Tous les réglages sont revenus à leurs valeurs par défaut.</translation>
    </message>
    <message>
        <source>Another program may be using the loudspeaker. Close it, then press one of the sounds.</source>
        <translation>Un autre programme utilise peut-être le haut-parleur. Fermez-le, puis appuyez sur un des sons.</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>Comme reçue</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Immédiate</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Back {number}</source>
        <translation>Dos {number}</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>By strength</source>
        <translation>Par valeur</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Par couleur</translation>
    </message>
    <message>
        <source>Card played</source>
        <translation>Carte jouée</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Cards dealt</source>
        <translation>Donne des cartes</translation>
    </message>
    <message>
        <source>Choose it, then Play</source>
        <translation>La choisir, puis Jouer</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>Couleurs sombres</translation>
    </message>
    <message>
        <source>Card design</source>
        <translation>Dessin des cartes</translation>
    </message>
    <message>
        <source>Dim the cards that may not be played</source>
        <translation>Estomper les cartes qui ne peuvent pas être jouées</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>For shaky hands: nothing is played by mistake.</source>
        <translation>Pour les mains qui tremblent&#xa0;: rien n’est joué par erreur.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatre couleurs</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Complet</translation>
    </message>
    <message>
        <source>Game won</source>
        <translation>Partie gagnée</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>How fast cards move</source>
        <translation>Vitesse des cartes</translation>
    </message>
    <message>
        <source>How it looks</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>How you play a card</source>
        <translation>Façon de jouer une carte</translation>
    </message>
    <message>
        <source>In high contrast every cloth is black.</source>
        <translation>En contraste élevé, tous les tapis sont noirs.</translation>
    </message>
    <message>
        <source>Keep everything still</source>
        <translation>Tout garder immobile</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>Large cards with large text, white on black with high contrast.</source>
        <translation>Grandes cartes avec un grand texte, blanc sur noir en contraste élevé.</translation>
    </message>
    <message>
        <source>Large text and cards: {size} or more, larger buttons</source>
        <translation>Texte et cartes en grand&#xa0;: {size} ou plus, boutons plus grands</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Left-handed: trump sign and name plate change sides</source>
        <translation>Pour gaucher&#xa0;: le signe d’atout et la plaque de nom changent de côté</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Couleurs claires</translation>
    </message>
    <message>
        <source>Navy</source>
        <translation>Bleu marine</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>No loudspeaker or headphones found. Connect some, then press one of the sounds.</source>
        <translation>Aucun haut-parleur ni casque n’a été trouvé. Branchez-en un, puis appuyez sur un des sons.</translation>
    </message>
    <message>
        <source>No sound can be played: a part of the program (miniaudio) is not installed.</source>
        <translation>Aucun son ne peut être joué&#xa0;: une partie du programme (miniaudio) n’est pas installée.</translation>
    </message>
    <message>
        <source>No sound device responds. Is the loudspeaker on? If so, start the program again.</source>
        <translation>Aucun appareil audio ne répond. Le haut-parleur est-il allumé&#x202f;? Si oui, redémarrez le programme.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>One click plays it</source>
        <translation>Un clic la joue</translation>
    </message>
    <message>
        <source>Or press Enter on the card.</source>
        <translation>Ou appuyez sur Entrée sur la carte.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Play a sound when it is your turn</source>
        <translation>Jouer un son quand c’est à vous</translation>
    </message>
    <message>
        <source>Play the only possible card automatically</source>
        <translation>Jouer automatiquement la seule carte possible</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Press to hear it</source>
        <translation>Appuyez pour écouter</translation>
    </message>
    <message>
        <source>Best cards on the left</source>
        <translation>Les meilleures cartes à gauche</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>Cloche</translation>
    </message>
    <message>
        <source>Card lifted</source>
        <translation>Carte soulevée</translation>
    </message>
    <message>
        <source>Card refused</source>
        <translation>Carte refusée</translation>
    </message>
    <message>
        <source>Everything of yours can move to another computer, or from one.</source>
        <translation>Tout ce qui est à vous peut passer sur un autre ordinateur, ou en venir.</translation>
    </message>
    <message>
        <source>Explain it all again</source>
        <translation>Tout expliquer de nouveau</translation>
    </message>
    <message>
        <source>Explain what is new as you play</source>
        <translation>Expliquer ce qui est nouveau pendant le jeu</translation>
    </message>
    <message>
        <source>Faces on the name plates</source>
        <translation>Des visages sur les plaques de nom</translation>
    </message>
    <message>
        <source>How long a full trick stays</source>
        <translation>Durée d’une levée complète à l’écran</translation>
    </message>
    <message>
        <source>How long a full trick stays: {time}</source>
        <translation>Durée d’une levée complète à l’écran&#xa0;: {time}</translation>
    </message>
    <message>
        <source>How your hand is sorted</source>
        <translation>Ordre des cartes dans votre main</translation>
    </message>
    <message>
        <source>Move to another computer</source>
        <translation>Passer à un autre ordinateur</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>Passer…</translation>
    </message>
    <message>
        <source>Nothing has been explained yet.</source>
        <translation>Rien n’a encore été expliqué.</translation>
    </message>
    <message>
        <source>Put a card design of your own in the folder {folder}; it appears here when the program next starts.</source>
        <translation>Mettez un jeu de cartes à vous dans le dossier {folder}&#x202f;; il apparaîtra ici au prochain démarrage du programme.</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Rétablir par défaut</translation>
    </message>
    <message>
        <source>Restore defaults resets every section of the settings.</source>
        <translation>«&#xa0;Rétablir par défaut&#xa0;» remet toutes les sections des réglages à leurs valeurs par défaut.</translation>
    </message>
    <message>
        <source>Robbing</source>
        <translation>Pillage</translation>
    </message>
    <message>
        <source>Safe colours</source>
        <translation>Couleurs distinctes</translation>
    </message>
    <message>
        <source>Same colours as the system</source>
        <translation>Mêmes couleurs que le système</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Lecteur d’écran</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Bref</translation>
    </message>
    <message>
        <source>Show the points during the game</source>
        <translation>Afficher les points pendant la partie</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <translation>Le son est coupé.</translation>
    </message>
    <message>
        <source>Sounds of the cards and of the game</source>
        <translation>Sons des cartes et de la partie</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Such as A♥, which is always a trump: a few times each.</source>
        <translation>Par exemple l’A♥, qui est toujours un atout&#xa0;: quelques fois chacun.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>System: no</source>
        <translation>Système&#xa0;: non</translation>
    </message>
    <message>
        <source>System: yes</source>
        <translation>Système&#xa0;: oui</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Text and colour</source>
        <translation>Texte et couleurs</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>The design that suits text and colours</source>
        <translation>Le jeu de cartes assorti au texte et aux couleurs</translation>
    </message>
    <message>
        <source>The card design {folder} is left out. {why}</source>
        <translation>Le jeu de cartes {folder} est laissé de côté. {why}</translation>
    </message>
    <message>
        <source>The file {file} cannot be read.</source>
        <translation>Le fichier {file} ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The file {file} cannot be understood ({reason}).</source>
        <translation>Le fichier {file} ne peut pas être compris ({reason}).</translation>
    </message>
    <message>
        <source>The file {file} is larger than a card may be.</source>
        <translation>Le fichier {file} est plus gros qu’une carte ne peut l’être.</translation>
    </message>
    <message>
        <source>The file {file} is missing.</source>
        <translation>Le fichier {file} manque.</translation>
    </message>
    <message>
        <source>The file {file} is not a picture that can be shown.</source>
        <translation>Le fichier {file} n’est pas une image qu’on puisse afficher.</translation>
    </message>
    <message>
        <source>The file {file} must give the design’s name and its backs.</source>
        <translation>Le fichier {file} doit donner le nom du jeu de cartes et ses dos.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be read.</source>
        <translation>Le dossier {folder} ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The hand stays as it was dealt.</source>
        <translation>La main reste comme vous l’avez reçue.</translation>
    </message>
    <message>
        <source>When only one of your cards may be played.</source>
        <translation>Quand une seule de vos cartes peut être jouée.</translation>
    </message>
    <message>
        <source>The loudspeaker cannot be used ({detail}). Press one of the sounds to try again.</source>
        <translation>Le haut-parleur ne peut pas être utilisé ({detail}). Appuyez sur un des sons pour réessayer.</translation>
    </message>
    <message>
        <source>The program already has a card design of that name: rename the folder.</source>
        <translation>Le programme a déjà un jeu de cartes de ce nom&#xa0;: renommez le dossier.</translation>
    </message>
    <message>
        <source>The suits in the file {file} must each have a colour, such as #a3161f for H, or be left out.</source>
        <translation>Dans le fichier {file}, chaque couleur de cartes doit avoir sa teinte, comme #a3161f pour H, ou être omise.</translation>
    </message>
    <message>
        <source>Trick put down</source>
        <translation>Levée posée</translation>
    </message>
    <message>
        <source>Trick won</source>
        <translation>Levée gagnée</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Until I click, or press Space</source>
        <translation>Jusqu’à ce que je clique, ou appuie sur Espace</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Très lente</translation>
    </message>
    <message>
        <source>What a screen reader says of each move</source>
        <translation>Ce qu’un lecteur d’écran dit de chaque coup</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Your name at the table</source>
        <translation>Votre nom à la table</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>half a second</source>
        <translation>une demi-seconde</translation>
    </message>
    <message>
        <source>until I click</source>
        <translation>jusqu’à mon clic</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#x202f;%</translation>
    </message>
    <message numerus="yes">
        <source>{number} seconds</source>
        <translation>
            <numerusform>{number} seconde</numerusform>
            <numerusform>{number} secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>{size} is the largest.</source>
        <translation>{size} est la plus grande.</translation>
    </message>
    <message>
        <source>{size} is the smallest.</source>
        <translation>{size} est la plus petite.</translation>
    </message>
    <message>
        <source>“Mary leads 7 of spades, a trump. Your turn. Play a trump.”</source>
        <translation>«&#xa0;Marie entame du 7 de pique, un atout. À vous. Jouez un atout.&#xa0;»</translation>
    </message>
    <message>
        <source>“… Your turn. Play a trump. You may hold back the 5 of spades: the queen will do.”</source>
        <translation>«&#xa0;… À vous. Jouez un atout. Vous pouvez garder le 5 de pique&#xa0;: la dame suffit.&#xa0;»</translation>
    </message>
</context>
<context>
    <name>sitting</name>
    <message>
        <source>An open hand needs a partner who plays it.</source>
        <translation>Une main ouverte exige un partenaire qui la joue.</translation>
    </message>
    <message>
        <source>An open hand needs a table of four or six.</source>
        <translation>Une main ouverte exige une table de quatre ou de six.</translation>
    </message>
    <message>
        <source>An open hand needs a table of four or six. Choose who plays {name}.</source>
        <translation>Une main ouverte exige une table de quatre ou de six. Choisissez un joueur pour {name}.</translation>
    </message>
    <message>
        <source>Drawn: {cards}.</source>
        <translation>Tirage&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Everybody at the table has two hands already.</source>
        <translation>Chacun à la table a déjà deux mains.</translation>
    </message>
    <message>
        <source>First choose a player for every seat.</source>
        <translation>Choisissez d’abord un joueur pour chaque place.</translation>
    </message>
    <message>
        <source>Games won: {games}.</source>
        <translation>Parties gagnées&#xa0;: {games}.</translation>
    </message>
    <message>
        <source>Nobody at the table can play {name} as an extra hand. Choose who plays there.</source>
        <translation>Personne à la table ne peut jouer {name} comme main supplémentaire. Choisissez qui joue à cette place.</translation>
    </message>
    <message>
        <source>One person plays two hands, and sees both.</source>
        <translation>Une personne joue deux mains, et voit les deux.</translation>
    </message>
    <message>
        <source>One person would be playing every hand.</source>
        <translation>Une seule personne jouerait toutes les mains.</translation>
    </message>
    <message>
        <source>One person would be playing every hand. Add another player.</source>
        <translation>Une seule personne jouerait toutes les mains. Ajoutez un joueur.</translation>
    </message>
    <message>
        <source>Plays on a phone, which finds the table by QR code, or at another computer.</source>
        <translation>Joue sur un téléphone, qui trouve la table par un code QR, ou sur un autre ordinateur.</translation>
    </message>
    <message>
        <source>Seats cannot be drawn while somebody plays two hands.</source>
        <translation>On ne peut pas tirer les places quand quelqu’un joue deux mains.</translation>
    </message>
    <message>
        <source>Extra hand of {name}</source>
        <translation>Main supplémentaire {name:de}</translation>
    </message>
    <message>
        <source>Nobody sees this hand.</source>
        <translation>Personne ne voit cette main.</translation>
    </message>
    <message>
        <source>Seats cannot be drawn where some hands are played unseen.</source>
        <translation>Les places ne peuvent pas être tirées quand des mains sont jouées sans être vues.</translation>
    </message>
    <message>
        <source>Sides: {sides}.</source>
        <translation>Camps&#xa0;: {sides}.</translation>
    </message>
    <message>
        <source>Sits out: {name}</source>
        <translation>Ne joue pas&#xa0;: {name}</translation>
    </message>
    <message>
        <source>That would give one player three hands. Choose who plays {name}.</source>
        <translation>Un joueur aurait alors trois mains. Choisissez un joueur pour {name}.</translation>
    </message>
    <message>
        <source>The hand lies open for all to see. The partner plays it.</source>
        <translation>La main est ouverte à la vue de tous. Le partenaire la joue.</translation>
    </message>
    <message>
        <source>The partner has two hands already.</source>
        <translation>Le partenaire a déjà deux mains.</translation>
    </message>
    <message>
        <source>Two players always face each other.</source>
        <translation>Deux joueurs se font toujours face.</translation>
    </message>
    <message>
        <source>With three taking turns, at least two must be people.</source>
        <translation>Quand trois joueurs alternent, deux au moins doivent être des personnes.</translation>
    </message>
    <message>
        <source>With three taking turns, everybody plays one hand.</source>
        <translation>Quand trois joueurs alternent, chacun joue une seule main.</translation>
    </message>
    <message>
        <source>With three taking turns, everybody plays one hand. Choose a player or the computer for {name}.</source>
        <translation>Quand trois joueurs alternent, chacun joue une seule main. Choisissez un joueur ou l’ordinateur pour {name}.</translation>
    </message>
    <message>
        <source>You play {name}’s hand too, and see both.</source>
        <translation>Vous jouez aussi la main {name:de}, et voyez les deux.</translation>
    </message>
    <message>
        <source>You sit clockwise from {name}, in the order of your cards.</source>
        <translation>Vous vous asseyez à partir {name:de}, dans le sens des aiguilles d’une montre et dans l’ordre de vos cartes.</translation>
    </message>
    <message>
        <source>Your extra hand</source>
        <translation>Votre main supplémentaire</translation>
    </message>
    <message>
        <source>{games} In the next game {third} takes the place of {name}.</source>
        <translation>{games} À la prochaine partie, {third} prend la place {name:de}.</translation>
    </message>
    <message>
        <source>{name} cannot be their own extra hand.</source>
        <translation>{name} ne peut pas être sa propre main supplémentaire.</translation>
    </message>
    <message>
        <source>{name} drew lowest and sits out the first game.</source>
        <translation>{name} a tiré la carte la plus basse et ne joue pas la première partie.</translation>
    </message>
    <message>
        <source>{name} is the extra hand of somebody the computer now plays for. Choose who plays there.</source>
        <translation>{name} est la main supplémentaire de quelqu’un dont l’ordinateur tient maintenant la place. Choisissez qui joue à cette place.</translation>
    </message>
    <message>
        <source>{name} sits out the first game. The loser of a game sits out the next.</source>
        <translation>{name} ne joue pas la première partie. Le perdant d’une partie ne joue pas la suivante.</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{name}’s cards are played unseen, so nobody plays there. Choose the computer for {name}.</source>
        <translation>Les cartes {name:de} sont jouées sans être vues, donc personne ne joue là. Choisissez l’ordinateur pour {name}.</translation>
    </message>
    <message>
        <source>{name}’s hand lies open for all to see, and you play it.</source>
        <translation>La main {name:de} est ouverte à la vue de tous, et vous la jouez.</translation>
    </message>
    <message>
        <source>{name}’s hand lies open for all to see, and {player} plays it.</source>
        <translation>La main {name:de} est ouverte à la vue de tous, et {player} la joue.</translation>
    </message>
    <message>
        <source>{name}’s open hand needs a partner to play it. Choose a player or the computer for that seat.</source>
        <translation>La main ouverte {name:de} exige un partenaire qui la joue. Choisissez un joueur ou l’ordinateur pour cette place.</translation>
    </message>
    <message>
        <source>{name}, computer player, not in the first game</source>
        <translation>{name}, joueur virtuel, pas dans la première partie</translation>
    </message>
    <message>
        <source>{name}, player, not in the first game</source>
        <translation>{name}, joueur, pas dans la première partie</translation>
    </message>
    <message>
        <source>{player} plays {name}’s hand too, and sees both.</source>
        <translation>{player} joue aussi la main {name:de}, et voit les deux.</translation>
    </message>
</context>
<context>
    <name>standings</name>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>à jouer</translation>
    </message>
</context>
<context>
    <name>start</name>
    <message>
        <source>Who plays them best?</source>
        <translation>Qui en tire le meilleur parti&#x202f;?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>All lessons done</source>
        <translation>Toutes les leçons sont faites</translation>
    </message>
    <message>
        <source>An evening in a hall</source>
        <translation>Dans une salle pleine</translation>
    </message>
    <message>
        <source>Card drive</source>
        <translation>Soirée de cartes</translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation>Continuer {game}</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>F1 help</source>
        <translation>F1 aide</translation>
    </message>
    <message>
        <source>Game, players, rules</source>
        <translation>Jeu, joueurs, règles</translation>
    </message>
    <message>
        <source>How you are getting on</source>
        <translation>Où vous en êtes</translation>
    </message>
    <message>
        <source>Join a game</source>
        <translation>Rejoindre une partie</translation>
    </message>
    <message>
        <source>Large text and cards</source>
        <translation>Texte et cartes en grand</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>New to it?</source>
        <translation>Vous débutez&#x202f;?</translation>
    </message>
    <message>
        <source>Next: {lesson}</source>
        <translation>Ensuite&#xa0;: {lesson}</translation>
    </message>
    <message>
        <source>Nothing can be saved in {folder} ({reason}). You can play, but your games will be lost when you close the program.</source>
        <translation>Rien ne peut être enregistré dans {folder} ({reason}). Vous pouvez jouer, mais vos parties seront perdues à la fermeture du programme.</translation>
    </message>
    <message>
        <source>On your home network</source>
        <translation>Sur le réseau de la maison</translation>
    </message>
    <message>
        <source>Others are at the table with you. The language changes when you leave it.</source>
        <translation>D’autres sont à la table avec vous. La langue changera quand vous la quitterez.</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jouer maintenant</translation>
    </message>
    <message>
        <source>Practice: {game}</source>
        <translation>Entraînement&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S’entraîner</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Same cards for all</source>
        <translation>Mêmes cartes pour tous</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Settings cannot be saved in {path}. They last until you close the program.</source>
        <translation>Les réglages ne peuvent pas être enregistrés dans {path}. Ils durent jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>Short lessons</source>
        <translation>Leçons courtes</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Text, cards, sound, speed</source>
        <translation>Texte, cartes, son, vitesse</translation>
    </message>
    <message>
        <source>The old Irish game and its family</source>
        <translation>Le vieux jeu irlandais et sa famille</translation>
    </message>
    <message>
        <source>The old Irish game and its family: Spoil Five, Forty-Five, Auction.</source>
        <translatorcomment>terms: spoil</translatorcomment>
        <translation>Le vieux jeu irlandais et sa famille&#xa0;: Spoil Five, Quarante-cinq, jeux d’enchères.</translation>
    </message>
    <message>
        <source>The same cards for everybody</source>
        <translatorcomment>terms: card</translatorcomment>
        <translation>La même pour tout le monde</translation>
    </message>
    <message>
        <source>The setting “{entry}” was “{value}”, which cannot be used. It is back to its default.</source>
        <translation>Le réglage «&#xa0;{entry}&#xa0;» valait «&#xa0;{value}&#xa0;», ce qui ne peut pas servir. Il reprend sa valeur par défaut.</translation>
    </message>
    <message>
        <source>The settings file was damaged ({reason}) and was kept as {kept}. Your settings stay as they are.</source>
        <translation>Le fichier des réglages était endommagé ({reason}) et a été gardé sous le nom {kept}. Vos réglages restent tels quels.</translation>
    </message>
    <message>
        <source>The settings in {value} cannot be read ({reason}). The defaults are used.</source>
        <translation>Les réglages dans {value} ne peuvent pas être lus ({reason}). Les valeurs par défaut sont utilisées.</translation>
    </message>
    <message>
        <source>The translation in {file} is damaged, so everything is in English. Install the program again.</source>
        <translation>La traduction dans {file} est endommagée&#xa0;: tout est donc en anglais. Réinstallez le programme.</translation>
    </message>
    <message>
        <source>Deals played: {played} of {deals}</source>
        <translation>Donnes jouées&#xa0;: {played} sur {deals}</translation>
    </message>
    <message>
        <source>Go on with one</source>
        <translation>À reprendre</translation>
    </message>
    <message>
        <source>Twenty-Five</source>
        <translation>Vingt-cinq</translation>
    </message>
    <message>
        <source>Twenty-Five is open in another window too. That game goes on there; this window has its own game.</source>
        <translation>Vingt-cinq est aussi ouvert dans une autre fenêtre. Cette partie-là y continue&#x202f;; cette fenêtre a la sienne.</translation>
    </message>
    <message>
        <source>See hands, try again</source>
        <translation>Voir toutes les mains, réessayer</translation>
    </message>
    <message>
        <source>Three minutes, by playing: which card wins</source>
        <translation>Trois minutes, en jouant&#xa0;: quelle carte gagne</translation>
    </message>
    <message>
        <source>Your last game could not be opened ({reason}). The file was kept as {kept}.</source>
        <translation>Votre dernière partie n’a pas pu être ouverte ({reason}). Le fichier a été gardé sous le nom {kept}.</translation>
    </message>
    <message>
        <source>Your last game in {place} cannot be read ({reason}). The file stays where it is.</source>
        <translation>Votre dernière partie dans {place} ne peut pas être lue ({reason}). Le fichier reste où il est.</translation>
    </message>
    <message>
        <source>Your previous game could not be added to your saved games. It is still on the disk, and will be added when the program next starts.</source>
        <translation>Votre partie précédente n’a pas pu être ajoutée à vos parties enregistrées. Elle est toujours sur le disque, et sera ajoutée au prochain démarrage du programme.</translation>
    </message>
    <message>
        <source>{done} of {lessons} lessons done</source>
        <translation>{done} des {lessons} leçons faites</translation>
    </message>
    <message>
        <source>{game} with {names} on another screen. Deal {number} has begun.</source>
        <translation>{game} avec {names} sur un autre écran. La donne {number} est en cours.</translation>
    </message>
    <message>
        <source>{game} with {names} on other screens. Deal {number} has begun.</source>
        <translation>{game} avec {names} sur d’autres écrans. La donne {number} est en cours.</translation>
    </message>
    <message>
        <source>{game} with {names}. Deal {number} has begun.</source>
        <translation>{game} avec {names}. La donne {number} est en cours.</translation>
    </message>
    <message>
        <source>{game} with {names}. Deal {number}: {standing}.</source>
        <translation>{game} avec {names}. Donne {number}&#xa0;: {standing}.</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>All statistics are erased. You can undo this until you leave the page.</source>
        <translation>Toutes les statistiques sont effacées. Vous pouvez annuler tant que vous restez sur la page.</translation>
    </message>
    <message>
        <source>At another’s table</source>
        <translation>À la table d’un autre</translation>
    </message>
    <message>
        <source>At others’ tables</source>
        <translation>Aux tables des autres</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Par jeu</translation>
    </message>
    <message>
        <source>Best game: {game}, {figure}.</source>
        <translation>Votre meilleur jeu&#xa0;: {game}, {figure}.</translation>
    </message>
    <message>
        <source>By help</source>
        <translation>Par aide</translation>
    </message>
    <message>
        <source>By opponents</source>
        <translation>Par adversaires</translation>
    </message>
    <message>
        <source>By rules</source>
        <translation>Par règles</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contrats</translation>
    </message>
    <message>
        <source>Contracts made</source>
        <translation>Contrats réussis</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Erase all statistics? {counted} will no longer count. Your saved games stay.</source>
        <translation>Effacer toutes les statistiques&#x202f;? {counted} ne compteront plus. Vos parties enregistrées restent.</translation>
    </message>
    <message>
        <source>Erase all statistics…</source>
        <translation>Effacer toutes les statistiques…</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exporter en CSV…</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Exporter les statistiques</translation>
    </message>
    <message>
        <source>Exported to {path}.</source>
        <translation>Exportées vers {path}.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Regrouper</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Jinks</source>
        <translation>Voles</translation>
    </message>
    <message>
        <source>Jinks made</source>
        <translation>Voles réussies</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Les garder</translation>
    </message>
    <message>
        <source>{done} of your {games} saved games are counted. Counting goes on at the next start.</source>
        <translation>{done} de vos {games} parties enregistrées sont comptées. La suite se fera au prochain démarrage.</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Niveaux variés</translation>
    </message>
    <message>
        <source>Against each character</source>
        <translation>Contre chaque personnage</translation>
    </message>
    <message>
        <source>By character</source>
        <translation>Par personnage</translation>
    </message>
    <message numerus="yes">
        <source>Just now: {number} games.</source>
        <translation>
            <numerusform>En ce moment&#xa0;: {number} partie.</numerusform>
            <numerusform>En ce moment&#xa0;: {number} parties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest run: {number} games won one after another.</source>
        <translation>
            <numerusform>Plus longue série&#xa0;: {number} partie gagnée d’affilée.</numerusform>
            <numerusform>Plus longue série&#xa0;: {number} parties gagnées d’affilée.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game is finished yet.</source>
        <translation>Aucune partie n’est encore finie.</translation>
    </message>
    <message>
        <source>Nothing is counted yet. Finish a deal, and it will appear here.</source>
        <translation>Rien n’est encore compté. Finissez une donne, et elle apparaîtra ici.</translation>
    </message>
    <message numerus="yes">
        <source>Oldest first: {results}. {won} of {games} won.</source>
        <translation>
            <numerusform>La plus ancienne d’abord&#xa0;: {results}. Gagné&#xa0;: {won} sur {games}.</numerusform>
            <numerusform>La plus ancienne d’abord&#xa0;: {results}. Gagné&#xa0;: {won} sur {games}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only people</source>
        <translation>Personnes seulement</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jouer maintenant</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Robs</source>
        <translation>Pillages</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Camps</translation>
    </message>
    <message>
        <source>Spreadsheets (*.csv)</source>
        <translation>Feuilles de calcul (*.csv)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>That did not work ({reason}). Nothing was changed.</source>
        <translation>L’opération a échoué ({reason}). Rien n’a été changé.</translation>
    </message>
    <message>
        <source>The statistics cannot be read at the moment. You can still play.</source>
        <translation>Les statistiques ne peuvent pas être lues pour le moment. Vous pouvez quand même jouer.</translation>
    </message>
    <message>
        <source>The usual rules.</source>
        <translation>Les règles habituelles.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Levées</translation>
    </message>
    <message>
        <source>Tricks count for your whole side; robs, contracts and jinks are your own. If several people share the screen, the first counts as you.</source>
        <translation>Les levées comptent pour tout votre camp&#x202f;; les pillages, les contrats et les voles ne sont que les vôtres. Si plusieurs personnes partagent l’écran, c’est la première qui compte comme vous.</translation>
    </message>
    <message>
        <source>Tricks played</source>
        <translation>Levées jouées</translation>
    </message>
    <message>
        <source>Tricks won</source>
        <translation>Levées faites</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>With a hint</source>
        <translation>Avec un conseil</translation>
    </message>
    <message>
        <source>With hint and undo</source>
        <translation>Avec conseil et annulation</translation>
    </message>
    <message>
        <source>With undo</source>
        <translation>Avec annulation</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Sans aide</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Your last games</source>
        <translation>Vos dernières parties</translation>
    </message>
    <message>
        <source>Your saved games are being counted. The numbers fill in as we go.</source>
        <translation>Vos parties enregistrées sont en train d’être comptées. Les chiffres arrivent au fur et à mesure.</translation>
    </message>
    <message>
        <source>Your saved games are being counted: {done} of {games}.</source>
        <translation>Vos parties enregistrées sont en train d’être comptées&#xa0;: {done} sur {games}.</translation>
    </message>
    <message>
        <source>expected by luck alone</source>
        <translation>attendu au hasard</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>share won so far</source>
        <translation>part gagnée jusqu’ici</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>à égalité</translation>
    </message>
    <message>
        <source>started</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>{game}, house rules</source>
        <translation>{game}, règles maison</translation>
    </message>
    <message>
        <source>{made} of {tried}</source>
        <translation>{made} sur {tried}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {won} of {games} games, {percent} percent; by luck alone {chance} percent.</source>
        <translation>
            <numerusform>{name}&#xa0;: {won} sur {games} partie, {percent} pour cent&#x202f;; au hasard, {chance} pour cent.</numerusform>
            <numerusform>{name}&#xa0;: {won} sur {games} parties, {percent} pour cent&#x202f;; au hasard, {chance} pour cent.</numerusform>
        </translation>
    </message>
    <message>
        <source>{part} · {percent} %</source>
        <translation>{part} · {percent}&#x202f;%</translation>
    </message>
    <message>
        <source>{what}: {figure}</source>
        <translation>{what}&#xa0;: {figure}</translation>
    </message>
    <message>
        <source>{won} of {games} · {percent} %</source>
        <translation>{won} sur {games} · {percent}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>steps</name>
    <message>
        <source>, a trump</source>
        <translation>, un atout</translation>
    </message>
    <message>
        <source>All five or nothing for you.</source>
        <translation>Les cinq levées ou rien pour vous.</translation>
    </message>
    <message>
        <source>All five or nothing for {side}.</source>
        <translation>Les cinq levées ou rien pour {side}.</translation>
    </message>
    <message>
        <source>Each puts in a chip. {pool}.</source>
        <translation>Chacun met un jeton. {pool}.</translation>
    </message>
    <message>
        <source>Taking most tricks is worth {points}.</source>
        <translation>La majorité des levées vaut {points}.</translation>
    </message>
    <message>
        <source>The first jack, {card}, goes to {name}, who deals.</source>
        <translation>Le premier valet, {card:the}, est pour {name}, qui donne.</translation>
    </message>
    <message>
        <source>The first jack, {card}, is yours: you deal.</source>
        <translation>Le premier valet, {card:the}, est pour vous&#xa0;: vous donnez.</translation>
    </message>
    <message>
        <source>The game stands after deal {number}.</source>
        <translation>La partie en est après la donne {number}.</translation>
    </message>
    <message>
        <source>The game stands at deal {number}, before the first trick.</source>
        <translation>La partie en est à la donne {number}, avant la première levée.</translation>
    </message>
    <message>
        <source>The game stands at deal {number}, trick {trick}.</source>
        <translation>La partie en est à la donne {number}, levée {trick}.</translation>
    </message>
    <message>
        <source>{card} is turned up. {suit} are trumps.</source>
        <translation>On retourne {card:the}. {suit} est atout.</translation>
    </message>
    <message>
        <source>You are dealt {cards}.</source>
        <translation>Vous recevez {cards:the}.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Vous donnez.</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Vous avez {cards:the}.</translation>
    </message>
    <message>
        <source>You lead {card}{trump}.</source>
        <translation>Vous entamez {card:de}{trump}.</translation>
    </message>
    <message>
        <source>You leave {card}.</source>
        <translation>Vous laissez {card:the}.</translation>
    </message>
    <message>
        <source>You play {card}{trump}.</source>
        <translation>Vous jouez {card:the}{trump}.</translation>
    </message>
    <message>
        <source>You put in a chip. {pool}.</source>
        <translation>Vous mettez un jeton. {pool}.</translation>
    </message>
    <message>
        <source>You take the kitty: {cards}.</source>
        <translation>Vous prenez le chien&#xa0;: {cards:the}.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Vous faites la levée.</translation>
    </message>
    <message>
        <source>You take {cards}.</source>
        <translation>Vous prenez {cards:the}.</translation>
    </message>
    <message>
        <source>You take {card} and put out {out}.</source>
        <translation>Vous prenez {card:the} et écartez {out:the}.</translation>
    </message>
    <message>
        <source>{names} put in a chip each. {pool}.</source>
        <translation>Un jeton chacun&#xa0;: {names}. {pool}.</translation>
    </message>
    <message>
        <source>{names} puts in a chip. {pool}.</source>
        <translation>{names} met un jeton. {pool}.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} donne.</translation>
    </message>
    <message>
        <source>{name} has the turn-up turned down.</source>
        <translation>{name} fait mettre la retourne face cachée.</translation>
    </message>
    <message>
        <source>{name} has the turn-up turned down: the ace of trumps is the lowest trump.</source>
        <translation>{name} fait mettre la retourne face cachée&#xa0;: l’as d’atout est l’atout le plus faible.</translation>
    </message>
    <message>
        <source>{name} leads {card}{trump}.</source>
        <translation>{name} entame {card:de}{trump}.</translation>
    </message>
    <message>
        <source>{name} plays {card}{trump}.</source>
        <translation>{name} joue {card:the}{trump}.</translation>
    </message>
    <message>
        <source>{name} robs and takes {card}.</source>
        <translation>{name} pille et prend {card:the}.</translation>
    </message>
    <message>
        <source>{name} robs, takes {card} and puts out {out}.</source>
        <translation>{name} pille, prend {card:the} et écarte {out:the}.</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>{name} fait la levée.</translation>
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
        <translation>Vous avez entamé d’un atout&#xa0;: chacun doit en jouer un s’il le peut.</translation>
    </message>
    <message>
        <source>As you led a trump, all have to play one if they can: only the best may be held back.</source>
        <translation>Vous avez entamé d’un atout&#xa0;: chacun doit en jouer un s’il le peut, et seuls les meilleurs peuvent être gardés.</translation>
    </message>
    <message>
        <source>In the black suits low beats high: {best} beats {beaten}.</source>
        <translation>Dans les couleurs noires, le plus bas l’emporte&#xa0;: {best:the} bat {beaten:the}.</translation>
    </message>
    <message>
        <source>In the red suits high beats low: {best} beats {beaten}.</source>
        <translation>Dans les couleurs rouges, le plus haut l’emporte&#xa0;: {best:the} bat {beaten:the}.</translation>
    </message>
    <message>
        <source>Unless {suit} are trumps, their ace is below the jack: {best} beats {beaten}.</source>
        <translation>Quand l’atout n’est pas {suit}, l’as de {suit} vient après le valet&#xa0;: {best:the} bat {beaten:the}.</translation>
    </message>
    <message>
        <source>Unless {suit} are trumps, their ace is the lowest: {best} beats {beaten}.</source>
        <translation>Quand l’atout n’est pas {suit}, l’as de {suit} est le plus faible&#xa0;: {best:the} bat {beaten:the}.</translation>
    </message>
    <message>
        <source>While {suit} are trumps, {best} beats every other card.</source>
        <translation>Quand l’atout est {suit}, {best:the} bat toutes les autres cartes.</translation>
    </message>
    <message>
        <source>{best} beats every other card, whatever is trumps.</source>
        <translation>Quel que soit l’atout, {best:the} bat toutes les autres cartes.</translation>
    </message>
    <message>
        <source>{card} is always a trump: the fifth best while {suit} are trumps.</source>
        <translation>Quel que soit l’atout, {card:the} en est un&#xa0;: le cinquième quand l’atout est {suit}.</translation>
    </message>
    <message>
        <source>{card} is always a trump: the fourth best while {suit} are trumps.</source>
        <translation>Quel que soit l’atout, {card:the} en est un&#xa0;: le quatrième quand l’atout est {suit}.</translation>
    </message>
    <message>
        <source>{card} is always a trump: the second best while {suit} are trumps.</source>
        <translation>Quel que soit l’atout, {card:the} en est un&#xa0;: le deuxième quand l’atout est {suit}.</translation>
    </message>
    <message>
        <source>{card} is always a trump: the third best while {suit} are trumps.</source>
        <translation>Quel que soit l’atout, {card:the} en est un&#xa0;: le troisième quand l’atout est {suit}.</translation>
    </message>
    <message>
        <source>{name} did not have to play {card} on {led}: the best trumps may be held back from lower ones.</source>
        <translation>{name} n’avait pas à jouer {card:the} sur {led:the}&#xa0;: on peut garder les meilleurs atouts devant un plus faible.</translation>
    </message>
    <message>
        <source>{name} robbed: a dealer who turns up an ace may take it for another card.</source>
        <translation>{name} a pillé&#xa0;: un donneur qui retourne un as peut le prendre contre une autre carte.</translation>
    </message>
    <message>
        <source>{name} robbed: a dealer with the ace of trumps may take {card} for another card.</source>
        <translation>{name} a pillé&#xa0;: un donneur qui a l’as d’atout peut prendre {card:the} contre une autre carte.</translation>
    </message>
    <message>
        <source>{name} robbed: the five of hearts, or a dealer’s ace of trumps, gives the right to take {card} for another card.</source>
        <translation>{name} a pillé&#xa0;: le cinq de cœur, ou l’as d’atout d’un donneur, donne le droit de prendre {card:the} contre une autre carte.</translation>
    </message>
    <message>
        <source>{name} robbed: whoever holds the ace of trumps may take {card} for another card.</source>
        <translation>{name} a pillé&#xa0;: qui a l’as d’atout peut prendre {card:the} contre une autre carte.</translation>
    </message>
    <message>
        <source>{name} robbed: whoever holds the ace of trumps or the five of hearts may take {card} for another card.</source>
        <translation>{name} a pillé&#xa0;: qui a l’as d’atout ou le cinq de cœur peut prendre {card:the} contre une autre carte.</translation>
    </message>
    <message>
        <source>{suit} are trumps, and {led} is one: you have to play one too.</source>
        <translation>{suit} est atout, et on a entamé d’un atout, {led:the}&#xa0;: vous devez en jouer un aussi.</translation>
    </message>
    <message>
        <source>{suit} are trumps: {best} beats {led}, as any trump does.</source>
        <translation>{suit} est atout&#xa0;: {best:the} bat {led:the}, comme tout atout.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Go to a card of your hand first.</source>
        <translation>Allez d’abord à une carte de votre main.</translation>
    </message>
    <message>
        <source>In {name}’s place:</source>
        <translation>À la place {name:de}&#xa0;:</translation>
    </message>
    <message>
        <source>Nothing was undone.</source>
        <translation>Rien n’a été annulé.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jouer {card:the}</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>While others play on their own screens, there is no redo: play again.</source>
        <translation>Tant que d’autres jouent sur leur propre écran, on ne peut pas rétablir&#xa0;: rejouez.</translation>
    </message>
    <message>
        <source>While others play on their own screens, you can take back only your own last decision, if the host allows it and all agree. There is none now.</source>
        <translation>Tant que d’autres jouent sur leur propre écran, vous ne pouvez reprendre que votre propre dernière décision, si l’hôte le permet et si tous sont d’accord. Il n’y en a pas pour l’instant.</translation>
    </message>
    <message>
        <source>You can have a hint when it is your turn.</source>
        <translation>Vous pouvez avoir un conseil quand c’est à vous.</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choisie</translation>
    </message>
    <message>
        <source>chosen to be put out</source>
        <translation>choisie pour être écartée</translation>
    </message>
    <message>
        <source>in your other hand</source>
        <translation>dans votre autre main</translation>
    </message>
    <message>
        <source>may not be played now</source>
        <translation>ne peut pas être jouée maintenant</translation>
    </message>
    <message>
        <source>the hint points here</source>
        <translatorcomment>terms: point</translatorcomment>
        <translation>le conseil la désigne</translation>
    </message>
</context>
<context>
    <name>trainer</name>
    <message>
        <source>A trump is led and you hold one that may not be held back, so you must play a trump.</source>
        <translation>On entame d’un atout, et vous en avez un que vous ne pouvez pas garder&#xa0;: vous devez jouer un atout.</translation>
    </message>
    <message>
        <source>All {round} right in this round.</source>
        <translation>{round} sur {round}&#xa0;: tout est juste dans cette série.</translation>
    </message>
    <message>
        <source>Black suits</source>
        <translation>Couleurs noires</translation>
    </message>
    <message>
        <source>Black trumps</source>
        <translation>Atouts noirs</translation>
    </message>
    <message>
        <source>Card trainer</source>
        <translation>Entraîneur de cartes</translation>
    </message>
    <message>
        <source>Choose a card first.</source>
        <translation>Choisissez d’abord une carte.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Forget my answers</source>
        <translation>Oublier mes réponses</translation>
    </message>
    <message>
        <source>Highest in red: K, Q and J, then 10 down to 2, and the ace last of all.</source>
        <translation>Le plus haut en rouge&#xa0;: roi, dame et valet, puis du 10 au 2, et l’as en tout dernier.</translation>
    </message>
    <message>
        <source>Highest in red: K, Q and J, then 10 down to 2.</source>
        <translation>Le plus haut en rouge&#xa0;: roi, dame et valet, puis du 10 au 2.</translation>
    </message>
    <message>
        <source>Holding back</source>
        <translation>Atouts à garder</translation>
    </message>
    <message>
        <source>Lowest in black: K, Q, J and A, then 2 up to 10.</source>
        <translation>Le plus bas en noir&#xa0;: roi, dame, valet et as, puis du 2 au 10.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Série suivante</translation>
    </message>
    <message>
        <source>No, not {chosen}. It is {card}.</source>
        <translation>Non, pas {chosen:the}. C’est {card:the}.</translation>
    </message>
    <message>
        <source>Not tried yet</source>
        <translation>Pas encore essayé</translation>
    </message>
    <message>
        <source>Only {best} may be held back, and only when a lower trump is led.</source>
        <translation>On ne peut garder que {best:the}, et seulement quand on entame d’un atout plus faible.</translation>
    </message>
    <message>
        <source>Question {number} of {round}</source>
        <translation>Question {number} sur {round}</translation>
    </message>
    <message>
        <source>Red suits</source>
        <translation>Couleurs rouges</translation>
    </message>
    <message>
        <source>Red trumps</source>
        <translation>Atouts rouges</translation>
    </message>
    <message>
        <source>Right: {card}.</source>
        <translation>Exact&#xa0;: {card:the}.</translation>
    </message>
    <message>
        <source>Starts easy, and gets harder as you learn</source>
        <translation>Facile au début, puis plus difficile</translation>
    </message>
    <message>
        <source>The ace of hearts</source>
        <translation>L’as de cœur</translation>
    </message>
    <message>
        <source>The ace of hearts is a trump in every deal, and here the only one.</source>
        <translation>L’as de cœur est un atout à chaque donne, et le seul ici.</translation>
    </message>
    <message>
        <source>The ace of hearts is a trump in every deal.</source>
        <translation>L’as de cœur est un atout à chaque donne.</translation>
    </message>
    <message>
        <source>The order of the suit, best first</source>
        <translation>L’ordre de la couleur, la meilleure d’abord</translation>
    </message>
    <message>
        <source>The order of trumps, best first</source>
        <translation>L’ordre des atouts, le meilleur d’abord</translation>
    </message>
    <message>
        <source>There is no trump, and no other card of the suit led. So the card led wins.</source>
        <translation>Il n’y a pas d’atout, ni d’autre carte de la couleur demandée. La carte d’entame gagne donc.</translation>
    </message>
    <message>
        <source>There is no trump, so the best of the suit led wins. {order}</source>
        <translation>Il n’y a pas d’atout&#xa0;: la meilleure carte de la couleur demandée gagne. {order}</translation>
    </message>
    <message>
        <source>{card} is not a trump.</source>
        <translation>{card:the} n’est pas un atout.</translation>
    </message>
    <message>
        <source>{line}. Best run: {best}. Level {level} of {levels}.</source>
        <translation>{line}. Meilleure suite&#xa0;: {best}. Niveau {level} sur {levels}.</translation>
    </message>
    <message>
        <source>{suit} are trumps and {card} is led. Imagine that each is your only trump.</source>
        <translation>Atout {suit}, et on entame {card:de}. Imaginez que chacun est votre seul atout.</translation>
    </message>
    <message>
        <source>Trumps: {cards}, then the highest first.</source>
        <translation>Atouts&#xa0;: {cards}, puis du plus haut au plus bas.</translation>
    </message>
    <message>
        <source>More of what you find hardest</source>
        <translation>Surtout ce qui est difficile</translation>
    </message>
    <message>
        <source>Right in this round: {right} of {place}</source>
        <translation>Justes dans cette série&#xa0;: {right} sur {place}</translation>
    </message>
    <message>
        <source>Trumps: {cards}, then the lowest first, as in all black.</source>
        <translation>Atouts&#xa0;: {cards}, puis du plus bas au plus haut, comme toujours en noir.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo: remember my answers</source>
        <translation>Annuler&#xa0;: retrouver mes réponses</translation>
    </message>
    <message>
        <source>What may be played</source>
        <translation>Ce qu’on peut jouer</translation>
    </message>
    <message>
        <source>What to practise</source>
        <translation>À quoi s’entraîner</translation>
    </message>
    <message>
        <source>Which card of your hand may you not play?</source>
        <translation>Quelle carte de votre main ne pouvez-vous pas jouer&#x202f;?</translation>
    </message>
    <message>
        <source>Which card wins the trick?</source>
        <translation>Quelle carte fait la levée&#x202f;?</translation>
    </message>
    <message>
        <source>Which of these trumps could you hold back?</source>
        <translation>Lequel de ces atouts pourriez-vous garder&#x202f;?</translation>
    </message>
    <message>
        <source>Whole tricks</source>
        <translation>Levées entières</translation>
    </message>
    <message>
        <source>You hold {suit}, so you must play one, or a trump.</source>
        <translation>Vous avez {suit}&#xa0;: vous devez jouer cette couleur, ou un atout.</translation>
    </message>
    <message>
        <source>You will see this one again soon.</source>
        <translation>Cette question reviendra bientôt.</translation>
    </message>
    <message>
        <source>Your answers are forgotten. You start again.</source>
        <translation>Vos réponses sont oubliées. Vous repartez de zéro.</translation>
    </message>
    <message>
        <source>Your progress with the trainer cannot be read from {place} ({reason}).</source>
        <translation>Votre progression avec l’entraîneur ne peut pas être lue dans {place} ({reason}).</translation>
    </message>
    <message>
        <source>Your progress with the trainer cannot be saved in {place} ({reason}).</source>
        <translation>Votre progression avec l’entraîneur ne peut pas être enregistrée dans {place} ({reason}).</translation>
    </message>
    <message>
        <source>Your progress with the trainer could not be read ({reason}), so you are back where you were one answer before. The damaged file was kept as {place}.</source>
        <translation>Votre progression avec l’entraîneur n’a pas pu être lue ({reason})&#xa0;: vous revenez une réponse en arrière. Le fichier endommagé a été gardé sous le nom {place}.</translation>
    </message>
    <message>
        <source>Your progress with the trainer could not be read ({reason}), so you start again. The damaged file was kept as {place}.</source>
        <translation>Votre progression avec l’entraîneur n’a pas pu être lue ({reason})&#xa0;: vous repartez de zéro. Le fichier endommagé a été gardé sous le nom {place}.</translation>
    </message>
    <message>
        <source>led</source>
        <translation>entame</translation>
    </message>
    <message>
        <source>this</source>
        <translation>celle-ci</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>la vôtre</translation>
    </message>
    <message>
        <source>{card} cannot win: {suit} are neither led nor trumps.</source>
        <translation>{card:the} ne peut pas gagner&#xa0;: {suit} n’est ni la couleur demandée ni l’atout.</translation>
    </message>
    <message>
        <source>{card} is a trump in every deal, so it may be played.</source>
        <translation>{card:the} est un atout à chaque donne&#xa0;: c’est donc une carte permise.</translation>
    </message>
    <message>
        <source>{card} is a trump, so it may be played.</source>
        <translation>{card:the} est un atout&#xa0;: c’est donc une carte permise.</translation>
    </message>
    <message>
        <source>{card} is lower than {led}.</source>
        <translation>{card:the} est plus faible que {led:the}.</translation>
    </message>
    <message>
        <source>{card} is of the suit led, so it may be played.</source>
        <translation>{card:the} est de la couleur demandée&#xa0;: c’est donc une carte permise.</translation>
    </message>
    <message>
        <source>{card} is the only trump, and any trump beats all other suits.</source>
        <translation>{card:the} est le seul atout, et n’importe quel atout bat toutes les autres couleurs.</translation>
    </message>
    <message>
        <source>{line} {title} {cards}. {place}.</source>
        <translation>{line} {title} {cards}. {place}.</translation>
    </message>
    <message>
        <source>{number}: {card}</source>
        <translation>{number}&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{number}: {card}, led</source>
        <translation>{number}&#xa0;: {card}, carte d’entame</translation>
    </message>
    <message>
        <source>{percent} % right</source>
        <translation>{percent}&#xa0;% justes</translation>
    </message>
    <message>
        <source>{right} of {asked} right</source>
        <translation>{right} sur {asked} justes</translation>
    </message>
    <message>
        <source>{right} of {round} right in this round.</source>
        <translation>{right} sur {round} justes dans cette série.</translation>
    </message>
    <message>
        <source>{share}, {streak} in a row</source>
        <translation>{share}, {streak} de suite</translation>
    </message>
    <message>
        <source>{streak} in a row</source>
        <translation>{streak} de suite</translation>
    </message>
    <message>
        <source>{suit} are trumps and {card} is led.</source>
        <translation>Atout {suit}, et on entame {card:de}.</translation>
    </message>
    <message>
        <source>{title}: {cards}.</source>
        <translation>{title}&#xa0;: {cards}.</translation>
    </message>
</context>
<context>
    <name>trick panel</name>
    <message>
        <source>Earlier trick</source>
        <translation>Levée précédente</translation>
    </message>
    <message>
        <source>Later trick</source>
        <translation>Levée suivante</translation>
    </message>
    <message>
        <source>This is the first trick.</source>
        <translation>C’est la première levée.</translation>
    </message>
    <message>
        <source>This is the last trick.</source>
        <translation>C’est la dernière levée.</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}&#xa0;: {card}</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Twenty-Five</source>
        <translation>Vingt-cinq</translation>
    </message>
</context>
</TS>
