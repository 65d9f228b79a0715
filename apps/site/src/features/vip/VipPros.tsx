import { useTranslation } from 'react-i18next'
import { Html } from '../../components/content/Html.tsx'
import type { VipBlocks } from './vip-blocks.ts'

export function VipPros({ pros }: { pros: VipBlocks['pros'] }) {
  const { t } = useTranslation('vip')
  return (
    <section aria-labelledby="vip-pros">
      <h2 id="vip-pros" className="mb-5 text-title">
        {t('what_you_garner')}
      </h2>
      <ul className="grid grid-cols-1 gap-4 wrap-anywhere sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
        {pros.map(({ id, title, description, icon }) => (
          <li key={id} className="panel grid content-start gap-3 rounded-card p-6">
            <img
              src={icon.src}
              alt={icon.alt}
              width={64}
              height={64}
              decoding="async"
              className="size-16"
            />
            <h3 className="text-22">{title}</h3>
            <Html html={description} className="text-14" />
          </li>
        ))}
      </ul>
    </section>
  )
}
