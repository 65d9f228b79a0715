import type { SubscribePayload } from 'graphql-ws'
import type { KnownDocument } from '../graphql/documents.ts'
import { openHeldDocuments } from '../graphql/held-documents.ts'
import { declaredOf, openHeldQuestions } from '../graphql/held-questions.ts'
import { openHeldShares } from '../graphql/held-shares.ts'

/**
 * Characters of texts, names and variables of operations that wait for their turn, and of names and
 * variables of open ones. The operations of our pages have some 500 while they wait, and some 50
 * after that.
 */
const HELD_CHARACTERS = { perAddress: 8_000_000, inAll: 64_000_000, reserveOfPart: 1_000_000 }

/** An operation as a client has sent it; graphql-ws keeps it until the operation ends. */
type Sent = { -readonly [Name in keyof SubscribePayload]: SubscribePayload[Name] }

/** The functions that free what each operation of a socket holds, by the message that began it. */
export type Held = Map<object, () => void>

interface Begun {
  known: KnownDocument
  cost: number
  language: string
  address: string
}

export type HeldOperations = ReturnType<typeof openHeldOperations>

/** Bounds what the operations of live sockets keep in memory. */
export function openHeldOperations(bounds = HELD_CHARACTERS) {
  const holdCharacters = openHeldShares<object>(bounds)
  const holdDocument = openHeldDocuments()
  const holdQuestion = openHeldQuestions()

  return {
    /** Holds an operation that waits. False when too much is held already. */
    wait(held: Held, sent: SubscribePayload, address: string): boolean {
      const characters = sent.query.length + lengthOf(sent)
      const give = holdCharacters(sent, characters, address)
      if (give) held.set(sent, give)
      return give !== null
    },

    /**
     * Holds an operation that begins, instead. It lets go of the parts that it does not need: its
     * own copy of the text, and variables that it does not declare. False when too much is held
     * already.
     */
    begin(held: Held, sent: SubscribePayload, { known, cost, language, address }: Begun): boolean {
      giveBack(held, sent)
      const { document } = known
      const { operationName } = sent
      const variables = declaredOf({ document, operationName, variables: sent.variables })
      const kept: Sent = sent
      kept.query = document.loc?.source.body ?? ''
      kept.variables = variables
      const gives = [
        holdCharacters(sent, lengthOf(kept), address),
        holdDocument(document, address),
        holdQuestion({ document, operationName, variables, language }, cost, address),
      ]
      const giveAll = () => {
        for (const give of gives) give?.()
      }
      if (gives.includes(null)) {
        giveAll()
        return false
      }
      held.set(sent, giveAll)
      return true
    },
  }
}

export function giveBack(held: Held, sent: object): void {
  held.get(sent)?.()
  held.delete(sent)
}

function lengthOf({ variables, operationName }: SubscribePayload): number {
  return JSON.stringify(variables ?? {}).length + (operationName ?? '').length
}
