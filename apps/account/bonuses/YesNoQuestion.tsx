import { Button } from '#ui/Button.tsx'

export interface YesNoQuestionProps {
  question: string
  /** Label of the button that does it. */
  yes: string
  /** Label of the button that goes back. */
  no: string
  busy: boolean
  onYes: () => void
  onNo: () => void
}

/** Asks once before something final is done, with a button for each answer. */
export function YesNoQuestion({ question, yes, no, busy, onYes, onNo }: YesNoQuestionProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="text-14">
        {question}
      </p>
      <Button busy={busy} onClick={onYes}>
        {yes}
      </Button>
      <Button tone="plain" onClick={onNo}>
        {no}
      </Button>
    </div>
  )
}
