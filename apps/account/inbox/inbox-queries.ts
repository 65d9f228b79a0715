import { graphql, type ResultOf } from '../lib/graphql.ts'

export const messagesQuery = graphql(`
  query AccountMessages($input: PagingInput) {
    messages(input: $input) {
      unread
      total
      results {
        id
        language
        title
        body
        sentAt
        readAt
      }
    }
  }
`)

export const readMessageMutation = graphql(`
  mutation ReadMessage($id: ID!) {
    readMessage(id: $id) {
      id
      readAt
    }
  }
`)

export const deleteMessageMutation = graphql(`
  mutation DeleteMessage($id: ID!) {
    deleteMessage(id: $id)
  }
`)

export type Message = ResultOf<typeof messagesQuery>['messages']['results'][number]
