// A hundred sentences written before the rules were last changed, to see how these judge what they were not made for.
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
