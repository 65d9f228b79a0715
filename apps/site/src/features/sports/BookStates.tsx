import { CircleAlert } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { CombinedError } from 'urql'
import { Button } from '#ui/Button.tsx'
import { Problems } from '#ui/Problems.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useBackOnline } from '#web/use-back-online.ts'
import { useErrorTexts, useProblemsHeading } from '../../components/forms/use-texts.ts'
import type { Drawing } from './use-drawn.ts'

/**
 * Says that the book is on its way. The words are large, because on a slow network they are all that
 * the page shows for some seconds.
 */
export function BookWaiting() {
  const { t } = useTranslation('sports')
  return (
    <p
      role="status"
      className="grid min-h-[60dvh] place-content-center justify-items-center gap-5 text-center text-muted"
    >
      <Spinner className="size-9 text-brass-400" />
      <span className="px-4 font-display text-balance text-title">{t('loading_book')}</span>
    </p>
  )
}

interface BookFailedProps {
  /** The casino gave no token, or the vendor's script did not come. */
  reason: 'token' | 'script'
  error?: CombinedError | undefined
  again: () => void
}

/**
 * Shows why there is no book. It requests the book again by itself when only the network was
 * missing.
 */
export function BookFailed({ reason, error, again }: BookFailedProps) {
  const { t } = useTranslation(['sports', 'play'])
  const errorTexts = useErrorTexts()
  const heading = useProblemsHeading()
  useBackOnline(again, reason === 'script' || error?.networkError !== undefined)
  return (
    <div
      role="alert"
      className="grid min-h-[60dvh] place-content-center justify-items-center gap-5 p-6 text-center"
    >
      <CircleAlert aria-hidden="true" className="size-10 text-danger" />
      <h2 className="text-title">
        {t(reason === 'token' ? 'play:game_could_not_be_launched' : 'book_not_loaded')}
      </h2>
      <p className="max-w-[44ch] text-muted">
        {t(reason === 'token' ? 'book_not_opened_hint' : 'book_not_loaded_hint')}
      </p>
      {error ? <Problems messages={errorTexts(error)} heading={heading} inAlert /> : null}
      <Button tone="action" size="large" onClick={again}>
        {t('try_again')}
      </Button>
    </div>
  )
}

interface BookContainerProps {
  /** For the element into which the vendor's script draws. */
  container: RefObject<HTMLDivElement | null>
  drawing: Drawing
  again: () => void
}

/**
 * The container of a vendor's book: says that the book is on its way, or that it did not come. Until the
 * book counts as drawn its element takes no room: it would be painted below these words once, and
 * then move to the top of the page.
 */
export function BookContainer({ container, drawing, again }: BookContainerProps) {
  return (
    <>
      {drawing === 'waiting' ? <BookWaiting /> : null}
      {drawing === 'missing' ? <BookFailed reason="script" again={again} /> : null}
      {/* Both ways it is as wide: a change of its size would be reported again. */}
      <div className="relative">
        <div
          ref={container}
          className={drawing === 'drawn' ? undefined : 'invisible absolute inset-x-0'}
        />
      </div>
    </>
  )
}

interface BookNoticeProps {
  /** The book can be read, but no bet can be placed until it has a token again; or its frame may be empty. */
  reason: 'token' | 'frame'
  again: () => void
}

/** A line above a book that may still be of use. */
export function BookNotice({ reason, again }: BookNoticeProps) {
  const { t } = useTranslation('sports')
  return (
    <div
      role="alert"
      className="my-3 flex flex-wrap items-center justify-between gap-3 rounded-field border border-danger px-4 py-3"
    >
      {reason === 'token' ? (
        <p>{t('token_could_not_be_refreshed')}</p>
      ) : (
        <p className="grid gap-1">
          <strong>{t('book_not_loaded')}</strong>
          <span className="text-14 text-muted">{t('book_not_loaded_hint')}</span>
        </p>
      )}
      <Button onClick={again}>{t('try_again')}</Button>
    </div>
  )
}
