import { Lamp } from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#ui/LinkButton.tsx'
import { NotLoaded } from '../../components/content/NotLoaded.tsx'
import { useFreshContent } from '../../components/content/use-fresh-content.ts'
import { MobileContext } from '../../lib/mobile-context.ts'
import { useQuery } from '../../lib/use-query.ts'
import { BecomeVip } from './BecomeVip.tsx'
import { VipBanner } from './VipBanner.tsx'
import { VipPros } from './VipPros.tsx'
import { VipQuestions } from './VipQuestions.tsx'
import { VipWaiting } from './VipWaiting.tsx'
import { readVipBlocks } from './vip-blocks.ts'
import { VipQuery } from './vip-queries.ts'

export { vipQueries } from './vip-queries.ts'

/** Shows the VIP page: all of its four blocks, or none of them. */
export function VipPage() {
  const mobile = use(MobileContext)
  const [{ data, error, fetching }, again] = useQuery({ query: VipQuery, variables: { mobile } })
  useFreshContent('vip_page_full', again)
  const blocks = data ? readVipBlocks(data.cmsComponents) : null

  if (blocks) {
    return (
      <div className="wrap grid gap-10 pt-4 pb-6 md:gap-16 md:pt-7">
        <VipBanner {...blocks.banner} />
        <VipPros pros={blocks.pros} />
        <BecomeVip {...blocks.becomeVip} />
        <VipQuestions questions={blocks.questions} />
      </div>
    )
  }
  if (data) return <NotOpen />
  return (
    <div className="wrap pt-4 pb-6 md:pt-7">
      {error && !fetching ? <NotLoaded again={again} heading="h1" /> : <VipWaiting />}
    </div>
  )
}

/** Shows a text in place of a VIP page that editors have not written yet. */
function NotOpen() {
  const { t } = useTranslation('vip')
  return (
    <div className="wrap grid min-h-[60dvh] place-content-center justify-items-center gap-5 py-16 text-center">
      <Lamp aria-hidden="true" className="size-12 text-brass-400" strokeWidth={1.4} />
      <h1 className="text-[clamp(2rem,1.4rem+1.7vw,3rem)]">{t('not_open')}</h1>
      <p className="max-w-[46ch] text-muted">{t('not_open_text')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton href="/casino" tone="action" size="large">
          {t('to_the_games')}
        </LinkButton>
        <LinkButton href="/promotions" size="large">
          {t('see_promotions')}
        </LinkButton>
      </div>
    </div>
  )
}
