import { useBook } from './book-context.ts'

/** Under a field whose text is no amount, for as long as it stands there. */
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
