<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>about</name>
    <message>
        <source>Licence</source>
        <translation>License</translation>
    </message>
    <message>
        <source>What it is made of, and the licences</source>
        <translation>What it is made of, and the licenses</translation>
    </message>
    <message>
        <source>{part}
By {holder}
Licence: {licence}</source>
        <translation>{part}
By {holder}
License: {licence}</translation>
    </message>
</context>
<context>
    <name>all rules</name>
    <message>
        <source>The declarer takes no kitty.</source>
        <translation>The bidder takes no kitty.</translation>
    </message>
</context>
<context>
    <name>answers</name>
    <message>
        <source>Chosen to put out: {cards}.</source>
        <translation>Chosen to discard: {cards}.</translation>
    </message>
    <message>
        <source>You keep {card}: no more cards may be put out.</source>
        <translation>You keep {card}: no more cards may be discarded.</translation>
    </message>
    <message>
        <source>You may put out {card}.</source>
        <translation>You may discard {card}.</translation>
    </message>
</context>
<context>
    <name>auction</name>
    <message>
        <source>A new stock is made of the cards put out.</source>
        <translation>A new stock is made of the cards discarded.</translation>
    </message>
    <message>
        <source>You put out one card</source>
        <translation>You discard one card</translation>
    </message>
    <message numerus="yes">
        <source>You put out {number} cards</source>
        <translation>
            <numerusform>You discard {number} cards</numerusform>
            <numerusform>You discard {number} cards</numerusform>
        </translation>
    </message>
    <message>
        <source>you and {other} bid {points} and failed</source>
        <translation>you and {other} bid {points} and were set</translation>
    </message>
    <message>
        <source>you bid {points} and failed</source>
        <translation>you bid {points} and were set</translation>
    </message>
    <message>
        <source>{name} and {other} bid {points} and failed</source>
        <translation>{name} and {other} bid {points} and were set</translation>
    </message>
    <message>
        <source>{name} bid {points} and failed</source>
        <translation>{name} bid {points} and was set</translation>
    </message>
    <message>
        <source>{name} puts out one card</source>
        <translation>{name} discards one card</translation>
    </message>
    <message numerus="yes">
        <source>{name} puts out {number} cards</source>
        <translation>
            <numerusform>{name} discards {number} cards</numerusform>
            <numerusform>{name} discards {number} cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>daily</name>
    <message>
        <source>Your side failed its bid and lost {points}.</source>
        <translation>Your side was set and lost {points}.</translation>
    </message>
</context>
<context>
    <name>deal editor</name>
    <message>
        <source>All cards are back in the pack.</source>
        <translation>All cards are back in the deck.</translation>
    </message>
    <message>
        <source>{card} is not in the pack of this game.</source>
        <translation>{card} is not in the deck of this game.</translation>
    </message>
</context>
<context>
    <name>decisions</name>
    <message>
        <source>A bid of {bid}, for all the tricks, scores {made} or loses {failed}.</source>
        <translation>{bid} for {made}: a bid for all the tricks scores {made} or loses {failed}.</translation>
    </message>
    <message>
        <source>Put out one card</source>
        <translation>Discard one card</translation>
    </message>
    <message numerus="yes">
        <source>Put out {number} cards</source>
        <translation>
            <numerusform>Discard {number} cards</numerusform>
            <numerusform>Discard {number} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bid {points}. Put out {number} of these {all} cards.</source>
        <translation>
            <numerusform>You bid {points}. Discard {number} of these {all} cards.</numerusform>
            <numerusform>You bid {points}. Discard {number} of these {all} cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>You deal, so you choose your cards from the rest of the pack. Take one.</source>
        <translation>You deal, so you choose your cards from the rest of the deck. Take one.</translation>
    </message>
    <message>
        <source>You have already put out your cards: there is nothing to change now.</source>
        <translation>You have already discarded your cards: there is nothing to change now.</translation>
    </message>
    <message>
        <source>You turned up the joker, and it is yours. Put out a card for it.</source>
        <translation>You turned up the joker, and it is yours. Discard a card for it.</translation>
    </message>
</context>
<context>
    <name>drive</name>
    <message>
        <source>The organiser plays</source>
        <translation>The organizer plays</translation>
    </message>
    <message>
        <source>the travelling prize</source>
        <translation>the traveling prize</translation>
    </message>
</context>
<context>
    <name>evening</name>
    <message>
        <source>{name} bid {points} and failed</source>
        <translation>{name} bid {points} and was set</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>The program, its version, and the licences</source>
        <translation>The program, its version, and the licenses</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>It is best to put out {card}, marked below.</source>
        <translation>It is best to discard {card}, marked below.</translation>
    </message>
    <message>
        <source>Put out</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>Put out what is marked: {cards}.</source>
        <translation>Discard what is marked: {cards}.</translation>
    </message>
    <message>
        <source>Put out {cards}</source>
        <translation>Discard {cards}</translation>
    </message>
</context>
<context>
    <name>how to play</name>
    <message>
        <source>Before playing their first card, the holder of the ace of trumps may take the card that was turned up, and put out another card for it. If the card turned up is an ace, the dealer may take it. Nobody has to rob.</source>
        <translation>Before playing their first card, the holder of the ace of trumps may take the card that was turned up, and discard another card for it. If the card turned up is an ace, the dealer may take it. Nobody has to rob.</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Practising</source>
        <translation>Practicing</translation>
    </message>
</context>
<context>
    <name>lesson bidding</name>
    <message>
        <source>Click 9♦, then press “Put out one card”.</source>
        <translation>Click 9♦, then press “Discard one card”.</translation>
    </message>
    <message>
        <source>Now everybody may put out cards, and is dealt as many new ones. Keep your trumps.</source>
        <translation>Now everybody may discard cards, and is dealt as many new ones. Keep your trumps.</translation>
    </message>
</context>
<context>
    <name>lesson robbing</name>
    <message>
        <source>5♠ is in your hand, and nobody saw what you put out.</source>
        <translation>5♠ is in your hand, and nobody saw what you discarded.</translation>
    </message>
    <message>
        <source>A♠ is a good trump. Put out a card that is not a trump.</source>
        <translation>A♠ is a good trump. Discard a card that is not a trump.</translation>
    </message>
    <message>
        <source>For the card you take, put another out. Choose one that is worth little, then press “Take”.</source>
        <translation>For the card you take, discard another. Choose one that is worth little, then press “Take”.</translation>
    </message>
    <message>
        <source>J♦ is the second best trump. Put out another card.</source>
        <translation>J♦ is the second best trump. Discard another card.</translation>
    </message>
    <message>
        <source>K♣ may win a trick. Put out something lower.</source>
        <translation>K♣ may win a trick. Discard something lower.</translation>
    </message>
    <message>
        <source>Put out 3♥, 8♦ or 10♣, and take 5♠.</source>
        <translation>Discard 3♥, 8♦ or 10♣, and take 5♠.</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>Practise the card order</source>
        <translation>Practice the card order</translation>
    </message>
    <message>
        <source>Put out {card}, where the arrow points, then press “Take”.</source>
        <translation>Discard {card}, where the arrow points, then press “Take”.</translation>
    </message>
</context>
<context>
    <name>marks</name>
    <message>
        <source>put out</source>
        <translation>discarded</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>Practise</source>
        <translation>Practice</translation>
    </message>
</context>
<context>
    <name>old games</name>
    <message>
        <source>There the declarer must keep five cards; here fewer may be kept. At Tignish the kitty has five cards, the dealer may hold, and the least bid is 20. If both sides reach 120, the higher score wins: that is our choice.</source>
        <translation>There the bidder must keep five cards; here fewer may be kept. At Tignish the kitty has five cards, the dealer may hold, and the least bid is 20. If both sides reach 120, the higher score wins: that is our choice.</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>Declarer</source>
        <translation>Bidder</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Judgment</translation>
    </message>
</context>
<context>
    <name>practise</name>
    <message>
        <source>At the table, L lists the moves, O shows all hands, and W tells what a good player would do. All of this is under “Menu”, “Practise”.</source>
        <translation>At the table, L lists the moves, O shows all hands, and W tells what a good player would do. All of this is under “Menu”, “Practice”.</translation>
    </message>
    <message>
        <source>Only in “Practise”. You can go on with this game there.</source>
        <translation>Only in “Practice”. You can go on with this game there.</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Practice</translation>
    </message>
    <message>
        <source>Practise with a new game</source>
        <translation>Practice with a new game</translation>
    </message>
    <message>
        <source>Practise with your game</source>
        <translation>Practice with your game</translation>
    </message>
</context>
<context>
    <name>problems</name>
    <message>
        <source>A partner whom nobody sees can neither put out a card for a joker, nor jink, nor vie. Let every hand be held, or leave that out.</source>
        <translation>A partner whom nobody sees can neither discard a card for a joker, nor jink, nor vie. Let every hand be held, or leave that out.</translation>
    </message>
    <message>
        <source>Nobody would take the kitty of {cards}. Let the declarer take it, or deal no kitty.</source>
        <translation>Nobody would take the kitty of {cards}. Let the bidder take it, or deal no kitty.</translation>
    </message>
    <message>
        <source>The declarer is to take a kitty, but none is dealt. Deal a kitty, or choose another way to exchange.</source>
        <translation>The bidder is to take a kitty, but none is dealt. Deal a kitty, or choose another way to exchange.</translation>
    </message>
    <message numerus="yes">
        <source>This deal needs {0} cards and the pack has {1}: {short} too few. Have fewer players or smaller hands.</source>
        <translation>
            <numerusform>This deal needs {0} cards and the deck has {1}: {short} too few. Have fewer players or smaller hands.</numerusform>
            <numerusform>This deal needs {0} cards and the deck has {1}: {short} too few. Have fewer players or smaller hands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal needs {0} cards and the pack has {1}: {short} too few. Have fewer players, smaller hands or a smaller kitty.</source>
        <translation>
            <numerusform>This deal needs {0} cards and the deck has {1}: {short} too few. Have fewer players, smaller hands or a smaller kitty.</numerusform>
            <numerusform>This deal needs {0} cards and the deck has {1}: {short} too few. Have fewer players, smaller hands or a smaller kitty.</numerusform>
        </translation>
    </message>
    <message>
        <source>the way the robber’s card is put out</source>
        <translation>the way the robber’s card is discarded</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>Put out {cards}: in many trial deals, that did best.</source>
        <translation>Discard {cards}: in many trial deals, that did best.</translation>
    </message>
    <message>
        <source>Put out {cards}: they are your weakest with {suit} as trumps.</source>
        <translation>Discard {cards}: they are your weakest with {suit} as trumps.</translation>
    </message>
    <message>
        <source>Put out {card}: it is your weakest with {suit} as trumps.</source>
        <translation>Discard {card}: it is your weakest with {suit} as trumps.</translation>
    </message>
    <message>
        <source>Rob and put out {card}: an ace that does not rob is the lowest trump.</source>
        <translation>Rob and discard {card}: an ace that does not rob is the lowest trump.</translation>
    </message>
    <message>
        <source>Rob and put out {card}: after millions of practice deals, that seems best.</source>
        <translation>Rob and discard {card}: after millions of practice deals, that seems best.</translation>
    </message>
    <message>
        <source>Rob and put out {card}: in many trial deals, that did best.</source>
        <translation>Rob and discard {card}: in many trial deals, that did best.</translation>
    </message>
    <message>
        <source>Rob and put out {card}: in this game you must.</source>
        <translation>Rob and discard {card}: in this game you must.</translation>
    </message>
    <message>
        <source>Rob and put out {card}: otherwise you cannot win the game in this deal.</source>
        <translation>Rob and discard {card}: otherwise you cannot win the game in this deal.</translation>
    </message>
    <message>
        <source>Rob: take {kept} and put out {card}, your weakest card.</source>
        <translation>Rob: take {kept} and discard {card}, your weakest card.</translation>
    </message>
    <message>
        <source>You have nothing to put out now.</source>
        <translation>You have nothing to discard now.</translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>The joker stays: put out another card for it.</source>
        <translation>The joker stays: discard another card for it.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Each puts out any number and is dealt as many from the stock.</source>
        <translation>Each discards any number and is dealt as many from the stock.</translation>
    </message>
    <message>
        <source>Fifty-Five, and Britannica: the dealer’s left. Cats at Cards’ Auction Forty-Fives and clubs: the declarer’s left, as in Canada. New England: the declarer.</source>
        <translation>Fifty-Five, and Britannica: the dealer’s left. Cats at Cards’ Auction Forty-Fives and clubs: the bidder’s left, as in Canada. New England: the bidder.</translation>
    </message>
    <message>
        <source>Four or more, everybody for themselves: the declarer has another partner in every deal.</source>
        <translation>Four or more, everybody for themselves: the bidder has another partner in every deal.</translation>
    </message>
    <message>
        <source>Pagat’s Twenty-Five: at once. Forty-Five in Cats at Cards: the deal is played out. Fifty-Five: the first to reach it. Clubs: the declarer.</source>
        <translation>Pagat’s Twenty-Five: at once. Forty-Five in Cats at Cards: the deal is played out. Fifty-Five: the first to reach it. Clubs: the bidder.</translation>
    </message>
    <message>
        <source>The card put out for the turn-up</source>
        <translation>The card discarded for the turn-up</translation>
    </message>
    <message>
        <source>The deal is played out. If several have reached it, the declarer wins, or else the highest score.</source>
        <translation>The deal is played out. If several have reached it, the bidder wins, or else the highest score.</translation>
    </message>
    <message>
        <source>The declarer</source>
        <translation>The bidder</translation>
    </message>
    <message>
        <source>The declarer calls for a trump. Whoever holds it is the partner, in secret.</source>
        <translation>The bidder calls for a trump. Whoever holds it is the partner, in secret.</translation>
    </message>
    <message>
        <source>The declarer calls for the best trump not held, or plays alone.</source>
        <translation>The bidder calls for the best trump not held, or plays alone.</translation>
    </message>
    <message>
        <source>The declarer first</source>
        <translation>The bidder first</translation>
    </message>
    <message>
        <source>The declarer names trumps before seeing the kitty.</source>
        <translation>The bidder names trumps before seeing the kitty.</translation>
    </message>
    <message>
        <source>The declarer takes a kitty</source>
        <translation>The bidder takes a kitty</translation>
    </message>
    <message>
        <source>The declarer takes the kitty first. Then all draw.</source>
        <translation>The bidder takes the kitty first. Then all draw.</translation>
    </message>
    <message>
        <source>The declarer then puts out as many cards, before naming trumps.</source>
        <translation>The bidder then discards as many cards, before naming trumps.</translation>
    </message>
    <message>
        <source>The player on the declarer’s left</source>
        <translation>The player on the bidder’s left</translation>
    </message>
    <message>
        <source>The turn-up must be taken, and a card of the hand put out.</source>
        <translation>The turn-up must be taken, and a card of the hand discarded.</translation>
    </message>
</context>
<context>
    <name>rules page</name>
    <message>
        <source>A declarer and the partner who take at least the points bid together each score all of them. If they take fewer, each loses the bid and scores nothing. A declarer without a partner does so alone.</source>
        <translation>A bidder and the partner who take at least the points bid together each score all of them. If they take fewer, each loses the bid and scores nothing. A bidder without a partner does so alone.</translation>
    </message>
    <message>
        <source>A declarer who takes at least the points bid scores all of them. One who takes fewer loses the bid and scores nothing.</source>
        <translation>A bidder who takes at least the points bid scores all of them. One who takes fewer loses the bid and scores nothing.</translation>
    </message>
    <message>
        <source>Before the first lead the declarer calls for a trump that is not held.</source>
        <translation>Before the first lead the bidder calls for a trump that is not held.</translation>
    </message>
    <message>
        <source>Before the first lead the declarer calls for the best trump not held.</source>
        <translation>Before the first lead the bidder calls for the best trump not held.</translation>
    </message>
    <message>
        <source>If it is the joker, the dealer takes it, turns up one more card, and then puts out another for the joker.</source>
        <translation>If it is the joker, the dealer takes it, turns up one more card, and then discards another for the joker.</translation>
    </message>
    <message>
        <source>If the declarer’s side takes at least the points bid, it scores all of them. If it takes fewer, it loses the bid and scores nothing.</source>
        <translation>If the bidder’s side takes at least the points bid, it scores all of them. If it takes fewer, it loses the bid and scores nothing.</translation>
    </message>
    <message>
        <source>If the stock runs short, the cards that the others have put out are shuffled and become the stock.</source>
        <translation>If the stock runs short, the cards that the others have discarded are shuffled and become the stock.</translation>
    </message>
    <message>
        <source>Only a dealer who holds the ace of trumps may rob: take the card turned up, and put out any card of the hand for it.</source>
        <translation>Only a dealer who holds the ace of trumps may rob: take the card turned up, and discard any card of the hand for it.</translation>
    </message>
    <message>
        <source>Only then does the declarer name trumps.</source>
        <translation>Only then does the bidder name trumps.</translation>
    </message>
    <message>
        <source>Only when trumps are named does the declarer take the kitty into the hand, and keep at most {hand} of all these cards.</source>
        <translation>Only when trumps are named does the bidder take the kitty into the hand, and keep at most {hand} of all these cards.</translation>
    </message>
    <message>
        <source>The card put out lies face down.</source>
        <translation>The card discarded lies face down.</translation>
    </message>
    <message>
        <source>The card put out lies face up.</source>
        <translation>The card discarded lies face up.</translation>
    </message>
    <message>
        <source>The deal is played to its end. Whoever then has {points} or more wins. If several have, a declarer among them wins, or else the highest score. If the highest are equal, another deal is played.</source>
        <translation>The deal is played to its end. Whoever then has {points} or more wins. If several have, a bidder among them wins, or else the highest score. If the highest are equal, another deal is played.</translation>
    </message>
    <message>
        <source>The declarer leads to the first trick.</source>
        <translation>The bidder leads to the first trick.</translation>
    </message>
    <message>
        <source>The declarer names trumps, any of the four suits.</source>
        <translation>The bidder names trumps, any of the four suits.</translation>
    </message>
    <message>
        <source>The declarer takes the kitty into the hand, and keeps at most {hand} of all these cards.</source>
        <translation>The bidder takes the kitty into the hand, and keeps at most {hand} of all these cards.</translation>
    </message>
    <message>
        <source>The declarer takes the kitty into the hand, and puts out {cards}, face down.</source>
        <translation>The bidder takes the kitty into the hand, and discards {cards}, face down.</translation>
    </message>
    <message>
        <source>The highest bidder is the declarer.</source>
        <translation>Whoever bids highest is the bidder.</translation>
    </message>
    <message>
        <source>The holder of the ace of trumps may rob: take the card turned up, and put out any card of the hand for it.</source>
        <translation>The holder of the ace of trumps may rob: take the card turned up, and discard any card of the hand for it.</translation>
    </message>
    <message>
        <source>The pack has 52 cards.</source>
        <translation>The deck has 52 cards.</translation>
    </message>
    <message>
        <source>The pack has 53 cards, the joker among them.</source>
        <translation>The deck has 53 cards, the joker among them.</translation>
    </message>
    <message>
        <source>The player on the declarer’s left leads to the first trick.</source>
        <translation>The player on the bidder’s left leads to the first trick.</translation>
    </message>
    <message>
        <source>Then the others, from the dealer’s left, put out as many cards as they like and are dealt as many from the stock. The declarer is dealt any missing cards in turn.</source>
        <translation>Then the others, from the dealer’s left, discard as many cards as they like and are dealt as many from the stock. The bidder is dealt any missing cards in turn.</translation>
    </message>
    <message>
        <source>When trumps are named, all players, from the dealer’s left, put out any number of cards and are dealt as many from the stock.</source>
        <translation>When trumps are named, all players, from the dealer’s left, discard any number of cards and are dealt as many from the stock.</translation>
    </message>
    <message>
        <source>When trumps are named, the others, from the dealer’s left, put out as many cards as they like and are dealt as many from the stock. The declarer is dealt any missing cards in turn.</source>
        <translation>When trumps are named, the others, from the dealer’s left, discard as many cards as they like and are dealt as many from the stock. The bidder is dealt any missing cards in turn.</translation>
    </message>
    <message>
        <source>Whoever holds it is the declarer’s partner in this deal, and nobody else knows until it is played. A card that the declarer has put out may not be called for. If nobody holds the card, the declarer is alone, and is not told. A declarer may also choose to play alone.</source>
        <translation>Whoever holds it is the bidder’s partner in this deal, and nobody else knows until it is played. A card that the bidder has discarded may not be called for. If nobody holds the card, the bidder is alone, and is not told. A bidder may also choose to play alone.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Colours</source>
        <translation>Colors</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>Dark colors</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Four colors</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Light colors</translation>
    </message>
    <message>
        <source>Safe colours</source>
        <translation>Safe colors</translation>
    </message>
    <message>
        <source>Same colours as the system</source>
        <translation>Same colors as the system</translation>
    </message>
    <message>
        <source>Text and colour</source>
        <translation>Text and color</translation>
    </message>
    <message>
        <source>The design that suits text and colours</source>
        <translation>The design that suits text and colors</translation>
    </message>
    <message>
        <source>The suits in the file {file} must each have a colour, such as #a3161f for H, or be left out.</source>
        <translation>The suits in the file {file} must each have a color, such as #a3161f for H, or be left out.</translation>
    </message>
</context>
<context>
    <name>start</name>
    <message>
        <source>Practise</source>
        <translation>Practice</translation>
    </message>
</context>
<context>
    <name>steps</name>
    <message>
        <source>You take {card} and put out {out}.</source>
        <translation>You take {card} and discard {out}.</translation>
    </message>
    <message>
        <source>{name} robs, takes {card} and puts out {out}.</source>
        <translation>{name} robs, takes {card} and discards {out}.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>chosen to be put out</source>
        <translation>chosen to be discarded</translation>
    </message>
</context>
<context>
    <name>trainer</name>
    <message>
        <source>What to practise</source>
        <translation>What to practice</translation>
    </message>
</context>
</TS>
