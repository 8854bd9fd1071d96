// Refused phrases as `foldWords` writes them, in English, Pidgin, Yoruba, Igbo and Hausa. Whole words only, and no word
// that is also a name or an everyday word in another of these languages: `were`, `ode`, `ewu`, `ole` and `waka` pass.

const phrases = (text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap(line => line.split(','))
    .map(it => it.trim())
    .filter(Boolean)

/** Selling, begging, lending, and other places to meet. */
export const selling = phrases(`
  surebet, surebets, fixed match, fixed matches, fix match, fix matches, fix game, insider tip, insider info, leaked result, leaked results
  leaked score, premium group, premium tips, paid group, paid tips, correct score dealer, pay after win, pay after winning
  payment before, registration fee, slots left, slot left, only 10 slots, guaranteed profit, guaranteed returns
  double your money, risk free, investment platform, invest with me, invest with us, forex, crypto, bitcoin, usdt, ponzi
  pm me, message me, chat me up, chat me on, text me, call me on, call me now, call me for, call my number, my digits
  drop your number, drop number, send your number, watsap, ig handle, my handle, follow my page, follow me on, link in bio
  subscribe to, buy my slip, buy my code, buy my odds, my aza, my opay, my palmpay, opay account, palmpay account
  moniepoint account, kuda account, your pin, your otp, send otp, your bvn, transfer to me, send me money, send money to
  borrow me, borrow me money, lend me, lend money, loan me, quick loan, need a loan, need loan, give loan, soft loan, soft loans
  loan available, dash me, abeg dash, abeg send me, help me with money, help me with transport, urgent cash, flex me
  bless my account, sponsor my ticket, fund my wallet, my wallet balance, my balance is, i get sure, i dey sell
  make una inbox, send am come, drop something, drop something for me, find me something, do me giveaway, urgent k
  fun mi lowo, fun mi l owo, ya mi lowo, ya mi l owo, fi owo ranse, fi owo ranse si mi, pe mi sori, nomba mi ni, nomba mi
  e pe mi sori, ere to daju, san owo saaju, account mi, kpoo m na, kpo m na, nomba m bu, akaunti m, kwuo ugwo tupu
  egwuregwu doro anya, ranta min, kira ni a, kirani a, lambata ita ce, lambar waya ta, asusun banki, biya kafin
`)

/** Insults and obscenities. */
export const rude = phrases(`
  fuck, fucks, fucking, fucked, fucker, fuckers, motherfucker, motherfuckers, fck, fuk, fuckin, fuckoff, stfu, shit, shits
  bullshit, shitty, bitch, bitches, bastard, bastards, cunt, cunts, whore, whores, slut, sluts, nigga, niggas, nigger
  niggers, faggot, faggots, fag, retard, retarded, asshole, assholes, arsehole, wanker, wankers, prick, pricks, pussy
  dickhead, cocksucker, blowjob, rapist, rape you, kill yourself, kys, go and die, go die, drop dead, idiot, idiots, moron
  imbecile, son of a bitch, ritualist, ashawo, ashewo, asewo, ashawos, olosho, oloshi, olosi, olosho girl, werey, weyrey
  werrey, wehrey, mumu, mugu, yansh, nyash, blokos, kpekus, thunder fire you, thunder fire una, thunder go fire you
  god punish you, god go punish you, e no go better for you, na your head no correct, your head no correct, you dey craze
  you dey mad, craze man, craze person, mad person, useless man, useless woman, foolish man, foolish woman, bush man
  bush animal, bingo dog, e go kill you, you go die, oloriburuku, olori buruku, ori buruku, omo ale, omo asewo, iya e
  iya re da, iyalaya, iya laya, iyalaya e, baba re da, didinrin, agbaya, oniranu, oloshi somebody, were ni e, were ni o
  were alaso, o ti ya were, apoda, eranko, oko obo, obo iya, obo iya e, elenu gbengbe, ole jati jati, ode buruku, ode ni e
  ewure, maalu oshi, omo jati, dobale werey, ori e o pe, ori e ti daru, anuofia, anu ofia, anu mpama, akwuna, akwunakwuna
  onye ara, onye oshi, onye iberibe, iberibe, efulefu, ewu gambia, ewu awusa, ewu hausa, otu nne gi, otu nne, ikpu nne gi
  ikpu, amu nna gi, nne gi akwuna, isi adighi gi mma, isi mmebi, ekwensu gbagbuo gi, amadioha gbagbuo gi, nwa nkita, ndi ara
  ara na agba gi, nzuzu gi, onye nzuzu, barawo, barawon banza, shege, shegen, shegiya, shegu, dan iska, daniska, yar iska
  yan iska, karuwa, karuwai, dan banza, yar banza, banza da wofi, uwarka, uwar ka, uwarki, ubanka, uban ka, gindin uwarka
  gindin uwa, durun uwarka, durin uwarka, bura uba, buran uba, burar uba, dan kutumar uba, kutumar ubanka, kutumar uba
  jakin banza, mahaukaci, mahaukaciya, dan akuya, dan daudu, wawan banza, matsiyaci, la ananta, allah ya tsine, tsinanne
  tsinanniya, dakiki, olodo, olodos, oponu, anumanu, suegbe, alakori, didirin, ashiere, ewu like you, goat like you
  wawa kawai, kai wawa, dan jaki, kan uban ka, kan ubanka, shashasha, yeye man, yeye people, oloshi people, onye oshi nkita
  nkita oshi
`)

/** Taken out before anything is looked for: names of people, clubs and games that hold one of the words. */
export const names = phrases(`
  ewu market, mumu pack
`)
