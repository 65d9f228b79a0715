import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from '../../lib/graphql.ts'
import { MobileContext } from '../../lib/mobile-context.ts'
import { useQuery } from '../../lib/use-query.ts'

const bankIconsQuery = graphql(`
  query BankIcons($mobile: Boolean!) {
    cmsComponent2(input: { id: "pay_n_play_banks", mobile: $mobile }) {
      __typename
      ... on CmsList {
        items {
          __typename
          id
          ... on CmsImage { src alt }
        }
      }
    }
  }
`)

/** The marks of the banks one can pay from, where the content system names any. */
export function BankIcons() {
  const { t } = useTranslation('pay-n-play')
  const mobile = use(MobileContext)
  const [{ data }] = useQuery({ query: bankIconsQuery, variables: { mobile } })
  const list = data?.cmsComponent2
  const icons =
    list?.__typename === 'CmsList'
      ? list.items.filter((item) => item.__typename === 'CmsImage')
      : []
  if (icons.length === 0) return null
  return (
    <ul aria-label={t('banks')} className="flex flex-wrap justify-center gap-2.5">
      {icons.map(({ id, src, alt }) => (
        <li key={id}>
          <img
            src={src}
            alt={alt ?? ''}
            title={alt ?? undefined}
            width={32}
            height={32}
            decoding="async"
            className="size-8 rounded-full"
          />
        </li>
      ))}
    </ul>
  )
}
