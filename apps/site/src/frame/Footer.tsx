import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { useBackOnline } from '#web/use-back-online.ts'
import { supportPath } from '../components/navigation/support.ts'
import { saferPlayPath } from '../components/player/account-paths.ts'
import { pagesOf } from '../components/settings/shell-queries.ts'
import { useDepositMethods } from '../components/settings/use-deposit-methods.ts'
import { useLicence } from '../components/settings/use-licence.ts'
import { useShell } from '../components/settings/use-shell.ts'
import { lazyPart, useHydrated } from '../hydration/hydration.ts'
import { shownBrandCount, showsDepositStrip, withoutTwins } from './footer-rules.ts'
import { Logo } from './Logo.tsx'
import { LicenceLine, OperatorLines } from './licence-lines.tsx'
import { hrefOf, navigation } from './navigation.ts'

/** A page without its seal is better than none. */
const Seal = lazyPart(() =>
  import('./Seal.tsx').then(
    (module) => module.Seal,
    () => () => null,
  ),
)

export function Footer() {
  const { t } = useTranslation('shell')
  const data = useKnownShell()
  const [deposits] = useDepositMethods()
  const { licence, isUndefined } = useLicence()
  const hydrated = useHydrated()
  const pages = pagesOf(licence)

  return (
    <footer className="mt-12 border-t border-line bg-felt-950 pt-12 pb-32 text-14 text-muted md:pb-10">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-8 md:grid-cols-[1.5fr_repeat(3,1fr)]">
          <div className="grid content-start gap-4 max-md:col-span-2">
            <Logo />
            <p className="max-w-[34ch]">{t('footer_motto')}</p>
          </div>
          <FooterLinks
            title={t('play_title')}
            links={navigation.map((entry) => ({ href: hrefOf(entry), label: t(entry.key) }))}
          />
          <FooterLinks
            title={t('help_title')}
            links={[
              { href: supportPath, label: t('support'), opensChat: true },
              { href: '/payments', label: t('payments') },
              { href: '/promotions', label: t('promotions') },
              { href: saferPlayPath, label: t('responsible_gaming') },
            ]}
          />
          <FooterLinks
            title={t('legal_title')}
            links={pages.map((page) => ({ href: `/templates/${page}`, label: t(page) }))}
          />
        </div>
        <LogoStrips brands={data?.brands ?? []} methods={deposits.data?.payments ?? []} />
        <div className="mt-10 flex items-start gap-4 border-t border-line pt-7 text-13 leading-relaxed">
          <span
            aria-hidden="true"
            className="grid size-12 shrink-0 place-items-center rounded-full border-2 border-ivory text-16 font-bold text-ivory"
          >
            18+
          </span>
          <div className="grid max-w-[96ch] gap-1">
            <p>
              <strong className="text-ivory">{`${t('gambling_can_be_addictive')} `}</strong>
              <a href={saferPlayPath} className="underline underline-offset-3 hover:text-ivory">
                {t('play_responsibly')}
              </a>
            </p>
            <LicenceLine licence={licence} isUndefined={isUndefined} />
            {data ? <OperatorLines operator={data.settings.operator} /> : null}
          </div>
          {hydrated && licence?.sealId && licence.sealScriptUrl ? (
            <Suspense>
              <Seal
                key={licence.sealId}
                sealId={licence.sealId}
                scriptUrl={licence.sealScriptUrl}
              />
            </Suspense>
          ) : null}
        </div>
      </div>
    </footer>
  )
}

/**
 * Returns the operator and the studios. They are equal in every language, so the known ones stay
 * when another language gets no answer.
 */
function useKnownShell() {
  const [{ data }, refetch] = useShell()
  const [known, setKnown] = useState(data)
  useEffect(() => {
    if (data) setKnown(data)
  }, [data])
  useBackOnline(refetch, !data)
  return data ?? known
}

interface FooterLink {
  href: string
  label: string
  opensChat?: boolean
}

function FooterLinks({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 font-sans text-14 font-semibold text-ivory">{title}</h2>
      <ul>
        {links.map(({ href, label, opensChat }) => (
          <li key={href}>
            <a
              href={href}
              data-support={opensChat ? '' : undefined}
              className="inline-flex min-h-9 items-center hover:text-ivory max-md:min-h-11"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface LogoOwner {
  id: string
  name: string
  logos: { light: string }
}

function LogoStrips({
  brands,
  methods,
}: {
  brands: readonly LogoOwner[]
  methods: readonly LogoOwner[]
}) {
  const { t } = useTranslation('shell')
  const [expanded, setExpanded] = useState(false)
  const deposits = withoutTwins(methods)
  const shown = brands.slice(0, shownBrandCount(brands.length, expanded))
  return (
    <>
      {showsDepositStrip(deposits.length) ? (
        <LogoStrip label={t('payments')} logos={deposits} />
      ) : null}
      {shown.length > 0 ? <LogoStrip label={t('game_studios')} logos={shown} /> : null}
      {shownBrandCount(brands.length, false) < brands.length ? (
        <Button
          tone="plain"
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
          className="-ms-[min(1.25rem,var(--gutter))] mt-3"
        >
          {expanded ? t('show_fewer_studios') : t('show_all_studios', { count: brands.length })}
        </Button>
      ) : null}
    </>
  )
}

function LogoStrip({ label, logos }: { label: string; logos: readonly LogoOwner[] }) {
  return (
    <ul
      aria-label={label}
      className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4 border-t border-line pt-8"
    >
      {logos.map((owner) => (
        <li key={owner.id}>
          <img
            src={owner.logos.light}
            alt={owner.name}
            loading="lazy"
            decoding="async"
            height={22}
            className="h-5.5 w-28 object-contain opacity-70 rtl:object-right ltr:object-left"
          />
        </li>
      ))}
    </ul>
  )
}
