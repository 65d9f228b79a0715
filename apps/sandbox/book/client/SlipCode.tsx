import { useId, useState } from 'react'
import { useBook } from './book-context.ts'
import { codeOfSlip, NoSuchCode } from './code-api.ts'
import { dayText } from './day-text.ts'
import { useStore } from './store.ts'
import type { WordKey } from './words/words.ts'

/** Gives the slip a code, and a link to it where the host's address can carry one. */
export function ShareSlip() {
  const { engine, settings, callback, t } = useBook()
  const slip = useStore(engine.slip)
  const [made, setMade] = useState<{
    of: typeof slip.legs
    code: string
    expiresAt: number
  } | null>(null)
  const [refusal, setRefusal] = useState<WordKey | null>(null)
  const [isCopied, setCopied] = useState(false)
  const shown = made?.of === slip.legs ? made : null

  async function share(): Promise<void> {
    setRefusal(null)
    setCopied(false)
    try {
      setMade({ of: slip.legs, ...(await codeOfSlip(settings.api, slip)) })
    } catch (error) {
      setRefusal(error instanceof NoSuchCode ? error.words : 'code.other')
    }
  }

  if (!shown)
    return (
      <div className="share">
        {refusal && (
          <p className="warning" role="alert">
            {t(refusal)}
          </p>
        )}
        <button type="button" className="quiet" onClick={() => void share()}>
          {t('shareSlip')}
        </button>
      </div>
    )
  const link = callback('linkOfCode')?.(shown.code)
  const time = dayText(shown.expiresAt, settings, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return (
    <div className="share" role="status">
      <p className="sum">
        <span>{t('slipCode')}</span>
        <b className="code" dir="ltr">
          {shown.code}
        </b>
      </p>
      <p className="subtle">{t('codeUntil', { time })}</p>
      <button
        type="button"
        className="quiet"
        onClick={() =>
          void navigator.clipboard?.writeText(link ?? shown.code).then(
            () => setCopied(true),
            () => {},
          )
        }
      >
        {isCopied ? t('copied') : t(link ? 'copyLink' : 'copyCode')}
      </button>
    </div>
  )
}

/** Opens the slip of a code that was made elsewhere. */
export function OpenCode() {
  const { engine, t } = useBook()
  const [text, setText] = useState('')
  const id = useId()
  return (
    <form
      className="open-code"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') void engine.openCode(text)
      }}
    >
      <label htmlFor={id}>{t('haveCode')}</label>
      <input
        id={id}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button small" disabled={text.trim() === ''}>
        {t('openCode')}
      </button>
    </form>
  )
}

/** The outcome of the code that was opened last. */
export function CodeNotice() {
  const { engine, t } = useBook()
  const notice = useStore(engine.codeNotice)
  return (
    <div role="status">
      {notice && <p className={notice.isGood ? 'subtle' : 'warning'}>{t(notice.words)}</p>}
    </div>
  )
}
