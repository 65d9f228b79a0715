import { TriangleAlert } from 'lucide-react'
import { useAfterPress } from './after-press.ts'

export interface ProblemsProps {
  messages: readonly string[]
  heading: (count: number) => string
  /** The messages are part of an alert that is read out as a whole. */
  inAlert?: boolean
}

/**
 * Errors in words: one message as it is, several under `heading` ('there were N errors'). They come
 * and go between two presses.
 */
export function Problems({ messages: given, heading, inAlert = false }: ProblemsProps) {
  const messages = useAfterPress(given.join('\n')).split('\n').filter(Boolean)
  if (messages.length === 0) return null
  return (
    <div
      role={inAlert ? undefined : 'alert'}
      className="flex gap-3 rounded-control bg-danger/10 p-4 text-14 text-danger shadow-[0_0_0_1px_rgb(255_156_143/.35)_inset]"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {messages.length === 1 ? (
        <p>{messages[0]}</p>
      ) : (
        <div>
          <p className="font-semibold first-letter:uppercase">{heading(messages.length)}</p>
          <ul className="list-disc ps-5">
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
