import type { PageParameter } from './page-address.ts'
import type { PageRequest } from './pages.ts'

/** Data that the thread that draws pages is started with. */
export interface RendererData {
  /** The site's build for servers. */
  entry: string
  /** Its build for browsers. */
  clientDirectory: string
}

/**
 * Messages of the server to the thread. Answers and words travel as JSON: as text they are copied
 * at once, objects part by part.
 */
export type ToRenderer =
  | { kind: 'render'; request: PageRequest; packAs: 'br' | null }
  | { kind: 'answer'; id: number; json: string }
  | { kind: 'no answer'; id: number; reason: string }
  /** There are other words from now on. */
  | { kind: 'languages'; spoken: readonly string[] }
  | { kind: 'words'; language: string; revision: string; json: string }

/** Messages of the thread to the server. It makes one page at a time. */
export type FromRenderer =
  | { kind: 'ready'; styleHash: string; scriptHash: string; parameters: readonly PageParameter[] }
  | { kind: 'ask'; id: number; query: string; variables: Record<string, unknown>; language: string }
  | {
      kind: 'rendered'
      status: number
      headers: Record<string, string>
      body: Uint8Array
      packed: Uint8Array | null
    }
  | { kind: 'failed'; reason: string }
