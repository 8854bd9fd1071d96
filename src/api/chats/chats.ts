import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  blockAuthor,
  getChannel,
  listChats,
  listMessages,
  postMessage,
  readChannel,
  reportMessage,
  setNickname,
} from '#src/contract/chats/chats.ts'
import type { Body } from '#src/model/words.ts'
import { request } from '../client.ts'
import { queryClient } from '../query-client.ts'

export const chatsQuery = () =>
  queryOptions({ queryKey: ['chats'], queryFn: () => request(listChats), staleTime: 0, gcTime: 60_000 })

export const channelQuery = (channel: string) =>
  queryOptions({
    queryKey: ['chats', channel],
    queryFn: () => request(getChannel, { params: { channel } }),
    gcTime: 600_000,
  })

/** The channel's name, for titles; undefined if it cannot be asked for now. */
export const channelName = (channel: string): Promise<string | undefined> =>
  queryClient.fetchQuery(channelQuery(channel)).then(
    it => it.name,
    () => undefined,
  )

/** @param before a number; undefined for the newest */
export const fetchMessages = (channel: string, before?: number) =>
  request(listMessages, {
    params: { channel },
    ...(before === undefined ? {} : { query: { before: String(before) } }),
  })

export const sendMessage = (channel: string, body: Body<typeof postMessage>) =>
  request(postMessage, { params: { channel }, body })

export const markRead = (channel: string, number: number) =>
  request(readChannel, { params: { channel }, body: { number } })

export const useReport = (channel: string) =>
  useMutation({
    mutationFn: (body: Body<typeof reportMessage>) => request(reportMessage, { params: { channel }, body }),
  })

export const useBlock = () =>
  useMutation({ mutationFn: (body: Body<typeof blockAuthor>) => request(blockAuthor, { body }) })

export const useNickname = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (nickname: string) => request(setNickname, { body: nickname ? { nickname } : {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['chats'], exact: true }),
  })
}
