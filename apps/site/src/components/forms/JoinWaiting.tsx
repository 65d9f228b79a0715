import { useTranslation } from 'react-i18next'
import { Problems } from '#ui/Problems.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useProblemsHeading } from './use-texts.ts'

/**
 * While it is not known what the market allows, a form of the final size; when that cannot be
 * learnt, why.
 */
export function JoinWaiting({ failed }: { failed: boolean }) {
  const { t } = useTranslation('sign-in')
  const heading = useProblemsHeading()
  if (failed) return <Problems messages={[t('network_error')]} heading={heading} />
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-5 w-full rounded-small" />
      <Skeleton className="h-19 w-full" />
      <Skeleton className="h-36 w-full" />
      <Skeleton className="h-19 w-full" />
      <Skeleton className="h-13 w-full" />
    </div>
  )
}
