import { useBook } from './book-context.ts'

/** Warning under a field, as long as its text is no amount. */
export function AmountWarning({ id, isShown }: { id: string; isShown: boolean }) {
  const { settings, t } = useBook()
  if (!isShown) return null
  const example = (5.25).toLocaleString(settings.culture, { numberingSystem: 'latn' })
  return (
    <p id={id} className="warning">
      {t('invalidStake', { example })}
    </p>
  )
}
