// How players are asked for money, called elsewhere or insulted, whatever words fill the sentence. Read on texts as
// `foldWords` writes them, with a space at both ends.

const any = (words: string) => `(?:${words.split(' ').join('|')})`

const WARES = any('odds? oddz games? gamez tips? scores? slips? codes? predictions? numbers draws? wins?')
/** People mention these only to sell them; `games` and `numbers` come up in any talk. */
const TRADED = any('odds? oddz tips? scores? slips? codes? predictions?')
/** `5k`, `1500`, `2000 naira`; three lines and two goals are not money. */
const SUM = String.raw`(?:\d+k|\d{3,7})`
const MONEY = `(?:${SUM}|money|cash|change|airtime|data|transport|something|anything)`
const FILL = any('small some little the with out up just abeg pls please biko any my ur your')

/** Where else one could meet. Any of them may be talked about. */
const PLACES = [
  'whatsapp',
  'whatsap',
  'watsapp',
  'telegram',
  'instagram',
  'facebook',
  'tiktok',
  'snapchat',
  'twitter',
]
const PLACE = any(`${PLACES.join(' ')} wa ig insta tg fb`)
const LONG_PLACE = any(PLACES.join(' '))
const APART = PLACES.map(name => [new RegExp(` ${[...name].join(' ?')} `, 'g'), ` ${name} `] as const)

const ASKING = any('pls please abeg kindly just come enter slide hit check send my ur the a')

const sentences = (...patterns: string[]) => patterns.map(it => new RegExp(` ${it} `))

const selling = sentences(
  // Nobody can know.
  `(?:sure|surest|guaranteed|fixed|genuine|hundred percent|100 percent|100%) (?:sure )?(?:\\d+ )?${WARES}`,
  'surest bankers?',
  `100%? ?(?:percent )?(?:sure|win|legit)`,
  String.raw`\d+ odds (?:daily|dey|available|ground|on ground|loading|for today|today)`,
  `vip(?! (?:stand|lounge|seat|seats|section|area|side|box|boxes|ticket|tickets|guest|guests|treatment|parking|entrance)\\b)`,
  `(?:i|we|dey|to|who|and) sell(?:ing)? (?:[a-z0-9]+ ){0,2}${WARES}`,
  `${TRADED} (?:dey )?(?:available|on ground|dey ground)`,
  // Money first
  `pay (?:me |us )?(?:${SUM} |small |little |something |money )?(?:before|first|make i|to get|to join)`,
  `pay (?:a )?(?:small|little|token|and (?:collect|join|get|enter))`,
  `(?:${TRADED}|(?:winning|sure|correct) numbers) for (?:sale|${SUM})`,
  `(?<! (?:i|you|we|they|he|she) )pay ${SUM} for (?:the |my |our |this |today )?${TRADED}`,
  `(?:send|drop|transfer|credit) (?:me )?${SUM} (?:make|and|to|let|for|before|first)`,
  // Begging and borrowing
  `urgent(?:ly)? ${SUM}`,
  `(?:dash|send|borrow|lend|gimme|loan|find|gift|spare|sponsor|run) (?:me |us )?(?:${FILL} )*${SUM}`,
  `(?:dash|send|borrow|lend|give|gimme|loan|find|gift|help|assist|support|bless|spare|sponsor) (?:me|us|a brother|a sister) (?:${FILL} )*(?:${MONEY}|stake|food)`,
  `who (?:[a-z]+ )?(?:get|run|borrow|give|dash|help|lend) (?:[a-z]+ )?(?:${SUM}|money|cash)`,
  'do me something',
  '(?:give|get|offer) (?:[a-z]+ )?loans?',
  `need ${SUM} (?:[a-z]+ )?(?:urgently|urgent|asap|abeg|pls|please|biko)`,
  '(?:nye|nyere|nyetu|zitere|binye|gbazinye) ?m (?:[a-z]+ )?ego',
  '(?:ba|turo|aiko|ranta|taimaka|taimake|aron|ara) ?(?:ni|min|mini|mani|mana) (?:[a-z]+ ){0,2}(?:kudi|naira)',
  '(?:fun|ba) (?:mi|wa) (?:[a-z]+ ){0,2}owo',
  // Elsewhere
  `${ASKING} (?:dm|inbox)`,
  '(?:dm|inbox) (?:me|us|for|now|if|to|is open)',
  `(?:add|join|hit|reach|meet|find|follow|text|message|chat|contact|buzz|ping|holla|link) (?:me |us |up )*(?:on|for|via|through|at|with) (?:my |our )?${PLACE}`,
  `(?:my|our) (?:${LONG_PLACE}|wa|ig|insta|tg|fb)`,
  `${LONG_PLACE} (?:me|us|group|channel|page|handle|link|number|only|dey|available|open|for)`,
  `(?:i|we|am|im) (?:am |are |dey )?(?:on|for) ${LONG_PLACE}`,
  `(?:join|enter|follow|come to|come) (?:my|our|the) (?:[a-z]+ )?(?:channel|group|page|class)`,
  '(?:chat|text|message|write|talk to) me (?:in )?(?:private|privately|outside)',
  'private (?:message|chat|dm)',
  '(?:drop|send|give|share|what is|whats) (?:me )?(?:your|ur|una) (?:number|contact|digits|line|phone)',
  '(?:your|ur) (?:number|contact|digits) (?:pls|please|abeg|biko)',
  // Another's account
  `(?:drop|send|paste|give|share|bring) (?:me |us |am )?(?:your |ur |una )?(?:account|acct|acc|aza|card|bank)(?: (?:number|no|details))?`,
)

const BAD = any(
  'fool goat ewu ode mumu mugu thief dog animal monkey pig witch dullard dunce olodo werey useless foolish',
)
/** Also names of people: the words around them show which is meant. */
const NAMED = any('dicks? totos?')

const rude = sentences(
  `(?:youre|ure|(?:you|u|una|he|she) (?:be|na|are|r|is|too be)) (?:a |an |one |such a |just |real |big |very )*(?:${BAD}|stupid|dumb|senseless|brainless)`,
  `(?:big|bloody|stupid|foolish|useless|old|mad) (?:fool|goat|mumu|mugu|ode|olodo|thief|animal|idiot|man like you)`,
  `(?:my|your|ur|ya|his|her|a|big|small|suck|lick|eat|wet) ${NAMED}`,
  `(?<! (?:thank|see|greet|with|and) )you (?:${NAMED}|${BAD})`,
  'na (?:your|ur|ya) (?:papa|mama|fada|mada)',
  '(?:ode|olodo|oponu|ewu|iya|baba) (?:oshi|osi|buruku)',
)

/** `tele gram` is one word. */
const together = (words: string) => APART.reduce((text, [apart, name]) => text.replaceAll(apart, name), words)

export const asksOrSells = (words: string): boolean => {
  const whole = together(words)
  return selling.some(it => it.test(whole))
}

export const insults = (words: string): boolean =>
  rude.some(it => it.test(words)) || /^ (?:your|ur|ya) (?:papa|mama) $/.test(words)
