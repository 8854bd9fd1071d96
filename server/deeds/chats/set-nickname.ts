import { brand } from '#src/brand.ts'
import { listWords } from '#server/db/queries/chats/channels.ts'
import { enterChats, setNickname as writeNickname } from '#server/db/queries/chats/players.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { foldWords } from './fold-text.ts'
import { judgeText } from './judge-text.ts'

const keyOf = (name: string): string => foldWords(name).replaceAll(' ', '')

/** However often a letter is repeated. */
const looksOf = (key: string): string => key.replaceAll(/(\p{L})\1+/gu, '$1')

/** Names that could be taken for ours. */
const OURS = new RegExp(
  `${looksOf(keyOf(brand.name))}|admin|moderator|operator|suport|oficial|customercare|agent`,
)

/** @throws Refusal chat-link, chat-number, chat-selling, chat-rude, nickname-ours, nickname-taken */
export const setNickname = (
  { db }: Service,
  { playerId, nickname }: { playerId: number; nickname: string | undefined },
): Promise<void> =>
  db.tx(async tx => {
    await enterChats(tx, playerId)
    if (nickname === undefined) return void (await writeNickname(tx, playerId, undefined))
    const key = keyOf(nickname)
    judgeText(nickname.replaceAll(/[_.-]/g, ' '), await listWords(tx))
    if (OURS.test(looksOf(key))) throw new Refusal('nickname-ours')
    if (key.length < 3 || !(await writeNickname(tx, playerId, { nickname, key })))
      throw new Refusal('nickname-taken')
  })
