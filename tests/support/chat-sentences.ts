// Three hundred sentences of a chat about games in Nigeria: what passes, and what does not and by which name.

export const lines = (text: string): string[] =>
  text
    .split('\n')
    .map(it => it.trim())
    .filter(Boolean)

/** Harmless: scores, picks, stakes, times, clubs, names of people and towns, small talk in five languages. */
export const harmless = lines(`
  Arsenal 2-1 Chelsea, my final answer
  Enyimba go win 3-0 today
  Rangers International 1-1 Kano Pillars
  I think 0-0 for the first half
  Niger Tornadoes vs Plateau United, who dey follow?
  Scunthorpe United 2-2 Grimsby, boring match
  My picks: 3 11 24 40
  I dey play 5-12-20-33 for instant cashout
  08 03 12 34 45 is my salary for life line
  1, 7, 19, 28 and 36 for me
  2 4 6 8 then 10 12 14 16
  Two lines: 3 9 14 22 / 5 10 15 20
  I stake 100 naira every day
  N500 on banker tonight
  Won ₦2,500 yesterday, thank God
  Jackpot is 10,000,000 naira, imagine
  The super jackpot reach 487,350 already
  Stakes 100 200 500 1000, which one una like?
  I spend 2k this week, I don stop
  Draw na 6pm or 8pm?
  See you by 10:05 for the batch
  IC-20261120-1200 was a good batch
  The draw of 21/11/2026 gave me 3 right
  On 2026-11-20 I matched two numbers
  In 2018 and 2022 we watched the World Cup together
  Odds are 1 in 91,390 for four of forty
  The chance is 1 in 1906884, not small
  Dick Advocaat was coach of Sunderland
  Andy Dick no be footballer
  Toto Wolff is in Formula 1, not football
  Cockburn and Hancock are names too
  Hitchcock films are better than this match
  Osimhen hat trick, mark my words
  Lookman, Chukwueze and Iwobi start tonight
  Ndidi don recover from injury
  Kelechi Iheanacho go score
  Ahmed Musa still dey play o
  Okocha na the best ever
  Kanu Nwankwo, papilo, legend
  Yakubu Aiyegbeni miss that one, we remember
  Finidi George, Amokachi, Amuneke, what a team
  Asisat Oshoala scored again
  Rasheedat Ajibade is captain material
  Good evening Mama Chidinma
  Chukwuemeka, how far?
  Oluwaseun don enter chat
  Abdulrahman from Kaduna is here
  Ngozi from Nsukka, good morning
  Mumuni from Auchi greets you all
  Wereh and Odeh are my neighbours
  Ode is my surname, from Benue
  Ole Gunnar Solskjaer was a super sub
  Ole ole ole, champions ole
  I dey come from Ewu, Edo State
  Ewuare na Oba of Benin
  They were here before the draw
  We were two points behind
  Waka well my brother
  Isi ewu and palm wine after the match
  My goat escaped during the game, true story
  Obo is a town in Cameroon I think
  Shegun no, na Segun be the name
  Bala Shehu and Danladi, sannu
  Danjuma is on loan from Villarreal
  He is on loan till June
  The loan move to Serie A failed
  Who is the referee tonight?
  That penalty no be penalty
  VAR don spoil this game
  Super Eagles 4-1 Benin Republic
  Falcons for the cup
  Remo Stars lead the table with 55 points
  Shooting Stars of Ibadan, 3SC
  Kwara United 0-2 away
  Sunshine Stars need a win
  Abia Warriors 1-0, easy
  Lobi Stars drew again
  Bayelsa United won 2-0 yesterday
  Nasarawa United and Wikki Tourists
  Gombe United play on Sunday
  Akwa United 3 Rivers United 1
  Real Madrid 3-3 Man City, what a match
  Bayern 8-2 Barcelona, never forget
  PSV against Ajax at 7:45
  Borussia Dortmund 1-2
  Hertha BSC is in second division
  Sporting CP at home is strong
  Dinamo Zagreb kept a clean sheet
  St. Pauli are fun to watch
  A.C. Milan or Inter?
  West Brom v. Norwich
  My odds calculator says 3.45
  He took it @ 1.85, fair enough
  I like even numbers, no reason
  I use birthdays: 4 12 23 31
  My daughter's age is 7 so I pick 7
  Past draws change nothing, na true
  No such thing as a hot number
  It's random, calm down
  I check my ticket on this phone, 6 of 6 passed
  The proof page is nice sha
  How do I set a limit?
  Where I fit see my history?
  Thank you, support helped me
  Withdrawal enter in 4 minutes, correct
  The app opens even without network
  My battery dey die, later
  NEPA has taken light
  Rain dey fall for Lagos
  Traffic for Third Mainland Bridge
  Ibadan people, how una dey?
  Port Harcourt is hot today
  Happy birthday Aunty Funke
  Merry Christmas everybody
  Barka da Sallah
  Eid Mubarak to all
  Happy Sunday
  God bless this chat
  E kaaro o, e kaale
  E ku ise o
  Bawo ni gbogbo yin?
  Mo ti ra tiketi mi
  Orire ni temi lonii
  A dupe lowo Olorun
  Ẹ ṣé gan-an ni
  Ó dára púpọ̀
  Mo fẹ́ràn bọ́ọ̀lù
  Kedu ka i mere?
  Daalu nu
  Ụtụtụ ọma ndị be anyị
  Anyi ga emeri taa
  Nnoo, bia nodu ala
  Chukwu gozie unu
  Ina kwana abokai
  Sannu da aiki
  Yaya gida?
  Allah ya bamu sa'a
  Na sayi tikiti yau
  Ƙwallon ƙafa na da daɗi
  Nagode sosai
  Una well done o
  How una dey?
  I no win anything this week, no wahala
  Better luck next time my people
  Na small small we dey play am
  Abeg which game get best chance?
  Make we enjoy the game
  Who watch the match yesterday?
  I go sleep, good night
  Congrats to the person wey win
  Wow!!! four numbers!!!
  Hahaha, no be small thing
  4-4-2 is better than 4-3-3
  90 minutes plus 5
  3 points, 2 goals, 1 red card
  Messi 10, Ronaldo 7, Mbappe 9
  They call me Baba Ijebu, but no be that game
  My name is Toto
  Dick Van Dyke was a dancer, not a striker
  Mr Dick scored for us
  I saw it on Facebook
  My account number is not showing for withdrawal
  VIP stand was full
  Watching the derby @ Old Trafford
  @Home they always win
`)

/** By the name they are refused by. */
export const refused: Readonly<Record<string, string[]>> = {
  'chat-link': lines(`
    Check https://sureodds.com now
    www.fixedmatch.ng
    join t.me/winners
    t . me / winners
    wa.me/2348031234567
    bit.ly/abc123
    my site is oddsking dot com
    oddsking (dot) com is where we dey
    visit betking247.com.ng
    oddsking[dot]net
    go to winbig.online today
    jackpot.xyz dey pay
    follow @kingofodds
    hit me @lucky_ada
    ada.obi@gmail.com
    ada @ yahoo.com
    oddsking .com
    winners.me/join
    t(.)me/odds
    odds247,com
    ｗｗｗ.oddsking.com
    HTTP://ODDS.COM
  `),
  'chat-number': lines(`
    08031234567
    call 0803 123 4567
    +234 803 123 4567
    0803-123-4567 na me
    0 8 0 3 1 2 3 4 5 6 7
    08 03 12 34 56 7
    O8O31234567
    o8o3l234567
    zero eight zero three one two three four five six seven
    oh eight oh three 1234567
    0123456789 GTB
    acc 3045678912
    3045678912 Opay Chidi
    304 567 8912
    2 3 4 8 0 3 1 2 3 4 5 6 7
    0️⃣8️⃣0️⃣3️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣
    ०८०३१२३४५६७
    ₦08031234567
    eight zero three one two three four five six seven
    0803.123.4567
    0803/123/4567
    7034567891
    0.8.0.3.1.2.3.4.5.6.7
    zero803 one two three 4567
    send to 8031234567
  `),
  'chat-selling': lines(`
    Sure odds available
    I get sure odds for una
    FIXED MATCH tonight, pay after win
    fixed matches 100% legit
    f i x e d match
    F1xed M4tch
    sure   game, only 10 slots
    Join VIP for correct score
    V.I.P group dey open
    inbox me for the numbers
    In box? no, inbox me
    DM me now
    chat me up on WhatsApp
    whatsapp me
    WhàtsApp only
    telegram channel dey
    follow me on Instagram
    dash me something
    abeg dash
    urgent 2k
    urgent 5k abeg
    send me 2k
    borrow me 5k
    lend me small change
    I need a loan
    quick loan available, low interest
    double your money in 24 hours
    invest with us and earn
    forex trading class
    guaranteed win every draw
    100% sure numbers
    leaked result of 6pm draw
    insider info from the office
    buy my slip
    codes for sale
    pay before you get the numbers
    registration fee 1k
    drop your aza
    send aza make I bless you
    my opay is ready
    drop your number
    text me for numbers
    call me now for sure games
    transfer to me first
    fund my wallet abeg
    i dey sell games
    fun mi lowo
    ẹ fún mi l'ówó
    yá mi lówó
    fi owó ránṣẹ́ sí mi
    nye m ego
    nyém ego biko
    zitere m ego
    binye m ego
    ba ni kudi
    bani kudi don Allah
    turo min kudi
    ranta mini kudi
    aiko min kudi yanzu
    send your bvn
    sure 2 odds
    surest odds today
    VlP games available
    pls dm
    add me on wa
    join us on tele gram
    I sell correct score
    pay me 5k before game
    pls help me with 2k
  `),
  'chat-rude': lines(`
    fuck you
    f u c k you
    fuuuuck this game
    what the f*ck, fuck
    Shit app
    sh1t app
    you bastard
    son of a bitch
    idiot
    you be idiot
    ashawo
    ASHEWO people
    a s h a w o
    olosho
    your head no correct
    thunder fire you
    god punish you
    you dey craze
    mumu
    muuuumu man
    mumú
    werey
    wèrey dey disguise
    na your papa
    yansh
    you be ewu
    oloriburuku
    olórí burúkú
    ọmọ àlè
    omo ale ni e
    iyalaya e
    didinrin
    asewo
    anuofia
    onye ara
    onye ara ka i bu
    otu nne gi
    akwuna
    efulefu
    ewu gambia
    barawo
    ɓarawo
    shege
    dan iska
    ɗan iska
    uwarka
    karuwa
    olodo
    onyeara
  `),
}
