// Sentences to see how the rules judge what they were not written for: a hundred from before their last change
// (67 judged correctly then, all afterwards), ninety-one from after it (70 then, 84 after one more round).
import { lines } from './chat-sentences.ts'

/** Names of all parts of Nigeria, scores, clubs, and how people talk about a match in five languages. */
export const harmlessHeldOut = lines(`
  Oluwatobiloba Adeyemi-Cole no dey miss Sunday draw
  Nneka Onyeka-Ugo from Onitsha, you well so?
  Alhaji Mu'azu Dan Iya of Zaria greets everybody
  Aisha Banza Kaura is my teacher's name
  Efe Oghenekaro and Tega from Warri
  Tonye Dick-Iruenabere plays for our street team
  Ekaette Inyang, Uyo is proud of you
  Terver Iorfa from Gboko scored twice
  My cousin Vipin lives in Lagos
  Onye mere nke a, o di mma
  Onyeama and Onyekachi were twins in my class
  Doctor Olodumare is a funny stage name
  Papa Ajasco was the best comedy
  Your papa and my papa support the same club
  Mama Put near the stadium sells good rice
  Kano Pillars 2 Doma United 2
  El-Kanemi Warriors drew 1-1 in Maiduguri
  Tottenham 2-2 at home again, story of my life
  Salah took it from 25 yards
  Rodri, Odegaard or Rice, who is better?
  That was a sure penalty, the ref was blind
  He is a sure starter on Saturday
  Are you sure it was offside?
  The odds of that were tiny
  What are the odds we score from a corner today?
  I am not sure I will play today
  Fix the goalpost before the match please
  They should fix the pitch at Ahmadu Bello Stadium
  The match has been fixed for Saturday 4pm
  My number is not among the drawn ones
  How do I join the chat on my new phone?
  Who added the new game to the menu?
  My account says two tickets, correct
  They sold Osimhen for 75m, wow
  I pay 200 for one line, is that right?
  Na 5k I win last month, I don chop am
  I sell fish for Bariga market, na work tire me
  He will tell us himself
  Why is the app asking for my PIN again?
  Twitter people dey always argue about VAR
  I read on Instagram that he is injured
  The telegram came in 1970 when my grandfather won the pools
  Ikeja City Mall dot every Saturday is full
  Mo n wo boolu ni ile iya mi
  Baba mi feran Shooting Stars gan
  E je ka lo wo ere naa
  Nne m na ekele unu niile
  Egwuregwu a dị ụtọ, ka anyị lelee ya
  Ina fatan Pillars za su ci yau
  Dan wasa ne mai kyau sosai
`)

/** By the name they are refused by. */
export const refusedHeldOut: Readonly<Record<string, string[]>> = {
  'chat-link': lines(`
    see us on bit dot ly slash winbig
    fixedgames[.]com dey work
    kingodds , com for more
    t.me / kingodds
    go to odds king.com.ng
    type sureking(dot)ng for your browser
    reach me @ada_wins
    kingodds @ gmail . com
  `),
  'chat-number': lines(`
    na 0 8 0 five five five 1 2 3 4 5
    O7O 3345 6789
    my line: 0809-nine-nine-nine-1234
    +234(0)8031234567
    2034567891 na GT bank
    call am for 081.2345.6789
    zero seven zero six, 123 4567
  `),
  'chat-selling': lines(`
    sure 3 odds dey ground
    surest banker for today, ask me
    100 percent sure game
    10 odds daily, subscribe
    v1p slip available
    vip games dropping by 6
    correct score available for sale
    i get correct scores, pay small
    pls inbox
    kindly dm for more
    add me on whats app
    hit me up on wa
    my tele gram is open
    come to my channel for games
    pay 3k for the code
    send 1k make I send you numbers
    who fit borrow me 2k
    help me with 1500 abeg
    abeg assist me with small change
    I need 5k urgently
    somebody should gift me data
    e jowo, e fun mi ni owo kekere
    biko nyere m ego
    don Allah ku taimaka min da kudi
    we sell genuine numbers
  `),
  'chat-rude': lines(`
    you are an olodo
    big mumu like you
    fvck this draw
    you are a f00l
    ode oshi
    oponu somebody
    onye nzuzu ka i bu
    anumanu
    dan bura uba
    wawa kawai
  `),
}

export const harmlessLater = lines(`
  Chiamaka and Obinna got married yesterday
  Hauwa Sani Dangote no dey shout
  Babangida and Shagari, old names
  Ayo Vincent from Vom, Plateau
  Okon, Edet and Bassey are watching in Calabar
  Pillars need a goal, sure
  Add one more line before 6pm
  Who is on the pitch, Simon or Moses?
  Is Telegram down or na my network?
  My sister posted the goal on Instagram
  Can I change my account number in the app?
  Bank transfer took 3 minutes
  I lost 2000 naira this month, I am resting
  My limit is 5k for a week
  I have 300 naira in the wallet
  We need 3 points on Sunday abeg
  Give me one reason to trust this referee
  Send me the fixtures please
  Help me understand the jackpot
  Give Osimhen the ball
  The shop sells jerseys
  Correct score is hard to guess
  I guess the correct score, 2-1
  How many lines for 500?
  Is the draw fixed? No, check the proof
  Sure, I agree with you
  That game was fixed for 7, they moved it to 8
  What odds do you see for a jackpot?
  Ref na blind man
  Foolish defending from Maguire
  Defence was stupid today
  Your team is useless, ours is better
  The keeper is a monkey in goal... just joking
  My papa born 1950
  Greet your mama for me
  Ki lo sele? Ere ti bere?
  Olorun a fun wa ni isegun
  Anyị meriri ha 3-1
  Ego ole ka i ji zuta tiketi?
  Kudi na ya kare, sai wata
  Nawa ne kudin tikiti?
  Ba ni da labari, wa ya ci?
  Line 4: 9 18 27 36
  07:45 on Saturday, 15:00 on Sunday
  Attendance 61,874 at the Emirates
  Won 4, drew 4, lost 2
  Subscribe? No, I only watch highlights
  Group A is hard for Nigeria
  The page does not open for me
  Text on the ticket is small
`)

/** Whatever name they are refused by. */
export const refusedLater = lines(`
  surebet for today
  I have sure 50 odds
  wnning numbers for sale
  game don ready, pay and collect
  100% banker ticket dey my hand
  I can give you the winning numbers for 1k
  chat me privately
  private message me
  my whatsapp number dey profile
  search my name for facebook and message me
  link up on tg
  teiegram only
  abeg who get 500 for me
  person wey go run me 1k
  bros do me something na
  help a sister with 1k
  God will bless you if you send me money
  I dey broke, abeg anything
  loan me 3k, I go pay back
  we dey give soft loans
  pls your boy is hungry, send 500
  e ba mi wa owo
  e yá mi ní ẹgbẹ̀rún kan
  biko zitere m puku ego abuo
  ku taimaka mini da naira dari biyar
  visit naijatips . com
  naijatips dot ng
  join here: chat.whatsapp.com/AbCd
  oh seven oh six one two three four five six seven
  080 three one two 3 4567
  your number pls
  u r an idiot
  f.u.c.k off
  you be fool
  you're stupid
  shut up you goat
  olodo rabata
  ori e buru
  efulefu ka i bu
  dan iskan banza
  kai jaki ne
`)
