<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_CA">
<context>
    <name>all rules</name>
    <message>
        <source>The declarer takes no kitty.</source>
        <translation>Le preneur ne prend pas de kitty.</translation>
    </message>
</context>
<context>
    <name>deal editor</name>
    <message>
        <source>Click the cards of the kitty. Click one again to take it back.</source>
        <translation>Cliquez sur les cartes du kitty. Cliquez de nouveau sur une carte pour la reprendre.</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>Kitty</translation>
    </message>
    <message>
        <source>The kitty is full. Take one back first.</source>
        <translation>Le kitty est complet. Reprenez d’abord une carte.</translation>
    </message>
    <message>
        <source>This game has no kitty.</source>
        <translation>Ce jeu n’a pas de kitty.</translation>
    </message>
</context>
<context>
    <name>drive</name>
    <message>
        <source>Cookie jar: {numbers}</source>
        <translation>Pot à biscuits&#xa0;: {numbers}</translation>
    </message>
    <message>
        <source>Draw from the cookie jar</source>
        <translation>Piocher dans le pot à biscuits</translation>
    </message>
    <message>
        <source>The cookie jar draws more numbers than there are games.</source>
        <translation>On pioche dans le pot à biscuits plus de numéros qu’il n’y a de parties.</translation>
    </message>
    <message>
        <source>cookie jar</source>
        <comment>what stays in it</comment>
        <translation>le pot à biscuits</translation>
    </message>
    <message>
        <source>the cookie jar</source>
        <translation>le pot à biscuits</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>2 to 6. Bids, a kitty and a joker.</source>
        <translation>2 à 6. Enchères, kitty et joker.</translation>
    </message>
    <message>
        <source>2 to 9. Bids and a kitty, to 110.</source>
        <translation>2 à 9. Enchères et kitty, jusqu’à 110.</translation>
    </message>
    <message>
        <source>2 to 9. Bids and a kitty, to 220.</source>
        <translation>2 à 9. Enchères et kitty, jusqu’à 220.</translation>
    </message>
    <message>
        <source>2 to 9. Bids and a kitty, to 55.</source>
        <translation>2 à 9. Enchères et kitty, jusqu’à 55.</translation>
    </message>
</context>
<context>
    <name>old games</name>
    <message>
        <source>There the declarer must keep five cards; here fewer may be kept. At Tignish the kitty has five cards, the dealer may hold, and the least bid is 20. If both sides reach 120, the higher score wins: that is our choice.</source>
        <translation>Là-bas, le preneur doit garder cinq cartes ; ici, il peut en garder moins. À Tignish, le kitty a cinq cartes, le donneur peut tenir, et la plus basse enchère est 20. Si les deux camps atteignent 120, le score le plus haut gagne : c’est notre choix.</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>A score sheet</source>
        <translation>Une feuille de pointage</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de pointage</translation>
    </message>
    <message>
        <source>Score sheet of {game}</source>
        <translation>Feuille de pointage de {game}</translation>
    </message>
    <message>
        <source>Twenty-Five · Score sheet of {game}</source>
        <translation>Vingt-cinq · Feuille de pointage de {game}</translation>
    </message>
</context>
<context>
    <name>problems</name>
    <message>
        <source>A kitty of {1} cannot be dealt in packets that add up to {0}. Make the kitty {0} or smaller.</source>
        <translation>Un kitty de {1} cartes ne peut pas être donné en paquets dont le total est {0}. Réduisez le kitty à {0} cartes ou moins.</translation>
    </message>
    <message>
        <source>Nobody would take the kitty of {cards}. Let the declarer take it, or deal no kitty.</source>
        <translation>Personne ne prendrait le kitty de {cards}. Laissez le preneur le prendre, ou ne donnez pas de kitty.</translation>
    </message>
    <message>
        <source>The declarer is to take a kitty, but none is dealt. Deal a kitty, or choose another way to exchange.</source>
        <translation>Le preneur doit prendre un kitty, mais on n’en donne pas. Donnez un kitty, ou choisissez une autre façon d’échanger.</translation>
    </message>
    <message numerus="yes">
        <source>This deal needs {0} cards and the pack has {1}: {short} too few. Have fewer players, smaller hands or a smaller kitty.</source>
        <translation>
            <numerusform>Cette donne demande {0} carte et le jeu de cartes en a {1} : il en manque {short}. Prenez moins de joueurs, des mains plus petites ou un kitty plus petit.</numerusform>
            <numerusform>Cette donne demande {0} cartes et le jeu de cartes en a {1} : il en manque {short}. Prenez moins de joueurs, des mains plus petites ou un kitty plus petit.</numerusform>
        </translation>
    </message>
    <message>
        <source>the number of cards in the kitty</source>
        <translation>le nombre de cartes du kitty</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>with {suit} as trumps and the kitty</source>
        <translation>avec {suit} pour atout et le kitty</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>A kitty, and then all draw</source>
        <translation>Un kitty, puis tous tirent</translation>
    </message>
    <message>
        <source>Cards in the kitty</source>
        <translation>Cartes du kitty</translation>
    </message>
    <message>
        <source>Fifty-Five: a kitty. Auction Forty-Fives: all draw. Clubs today: a kitty, and then all draw. Canada and New England: trumps are named before the kitty is seen.</source>
        <translation>Cinquante-cinq : un kitty. Quarante-cinq d’enchères : tous tirent. Clubs d’aujourd’hui : un kitty, puis tous tirent. Canada et Nouvelle-Angleterre : l’atout est choisi avant de voir le kitty.</translation>
    </message>
    <message>
        <source>No kitty</source>
        <translation>Pas de kitty</translation>
    </message>
    <message>
        <source>The declarer names trumps before seeing the kitty.</source>
        <translation>Le preneur choisit l’atout avant de voir le kitty.</translation>
    </message>
    <message>
        <source>The declarer takes a kitty</source>
        <translation>Le preneur prend un kitty</translation>
    </message>
    <message>
        <source>The declarer takes the kitty first. Then all draw.</source>
        <translation>Le preneur prend d’abord le kitty. Puis tous tirent.</translation>
    </message>
    <message>
        <source>Trumps, a kitty, and then all draw</source>
        <translation>L’atout, un kitty, puis tous tirent</translation>
    </message>
</context>
<context>
    <name>rules page</name>
    <message>
        <source>A kitty of {cards} is dealt as one more hand, after the dealer’s.</source>
        <translation>Un kitty {cards:de} est donné comme une main de plus, après celle du donneur.</translation>
    </message>
    <message>
        <source>Only when trumps are named does the declarer take the kitty into the hand, and keep at most {hand} of all these cards.</source>
        <translation>Ce n’est qu’une fois l’atout choisi que le preneur prend le kitty en main ; de toutes ces cartes, il en garde au plus {hand}.</translation>
    </message>
    <message>
        <source>The declarer takes the kitty into the hand, and keeps at most {hand} of all these cards.</source>
        <translation>Le preneur prend le kitty dans sa main, et garde au plus {hand} de toutes ces cartes.</translation>
    </message>
    <message>
        <source>The declarer takes the kitty into the hand, and puts out {cards}, face down.</source>
        <translation>Le preneur prend le kitty dans sa main, et écarte {cards}, face cachée.</translation>
    </message>
</context>
<context>
    <name>steps</name>
    <message>
        <source>You take the kitty: {cards}.</source>
        <translation>Vous prenez le kitty : {cards:the}.</translation>
    </message>
</context>
</TS>
