import { queryOptions } from '@tanstack/react-query'
import {
  blockAuthor,
  countUnread,
  getChannel,
  listChats,
  listMessages,
  postMessage,
  readChannel,
  reportMessage,
  setNickname,
} from '#src/contract/chats/chats.ts'
import { patiently } from '#src/lib/low-data.ts'
import type { Body } from '#src/model/words.ts'
import { request } from '../client.ts'
import { ApiError } from '../errors.ts'
import { queryClient } from '../cache/query-client.ts'
import { useSend, withBody } from '../sending.ts'
import * as keys from '../keys.ts'

export const chatsQuery = () =>
  queryOptions({ queryKey: [keys.chats], queryFn: () => request(listChats), staleTime: 0, gcTime: 60_000 })

export const channelQuery = (channel: string) =>
  queryOptions({
    queryKey: [keys.chats, channel],
    queryFn: () => request(getChannel, { params: { channel } }),
    gcTime: 600_000,
  })

/** A player on a break or shut out of play is kept out of the chats too. */
const SHUT_OUT = ['on-break', 'self-excluded', 'register-excluded']

export const isShutOut = (error: unknown): boolean =>
  error instanceof ApiError && SHUT_OUT.includes(error.refusal)

const UNREAD = [keys.chatUnread]
const LOOK_AGAIN = 120_000 // ms

/** For the badge of the bottom bar; asked again now and then while the page is seen, but not for a player who is shut out. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: UNREAD,
    queryFn: () => request(countUnread),
    enabled: ({ state }) => !isShutOut(state.error),
    staleTime: 0,
    gcTime: 600_000,
    refetchInterval: patiently(LOOK_AGAIN),
    refetchOnWindowFocus: true,
  })

/** @param before a message number; undefined for the newest */
export const fetchMessages = (channel: string, before?: number) =>
  request(listMessages, {
    params: { channel },
    ...(before === undefined ? {} : { query: { before: String(before) } }),
  })

export const sendMessage = (channel: string, body: Body<typeof postMessage>) =>
  request(postMessage, { params: { channel }, body })

export const markRead = async (channel: string, number: number): Promise<void> => {
  await request(readChannel, { params: { channel }, body: { number } })
  await queryClient.invalidateQueries({ queryKey: UNREAD })
}

export const useReport = (channel: string) =>
  useSend((body: Body<typeof reportMessage>) => request(reportMessage, { params: { channel }, body }))

export const useBlock = () => useSend(withBody(blockAuthor))

export const useNickname = () =>
  useSend(
    (nickname: string) => request(setNickname, { body: nickname ? { nickname } : {} }),
    () => queryClient.invalidateQueries({ queryKey: [keys.chats], exact: true }),
  )
