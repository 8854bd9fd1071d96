import * as v from 'valibot'
import type { chatEvent } from '#src/contract/chats/chats.ts'
import { listChats, postMessage, reportMessage } from '#src/contract/chats/chats.ts'
import { inWords } from './in-words.ts'
import type { Read } from './words.ts'

type ChatList = Read<typeof listChats.answer>
export type ChatChannel = ChatList['channels'][number]
export type ChatSelf = ChatList['self']
export type ChatMessage = Read<typeof postMessage.answer>
export type ChatEvent = Read<typeof chatEvent>

export const reportForm = v.pick(reportMessage.body, ['reason'])

/** As kept on this phone. */
export const keptMessage = inWords(postMessage.answer)
export const keptChannel = inWords(listChats.answer.entries.channels.item)
