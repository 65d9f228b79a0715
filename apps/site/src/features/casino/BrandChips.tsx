import { X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { writeBrands } from '../../components/games/brands.ts'
import { useShell } from '../../components/settings/use-shell.ts'
import { useFocusHandedOn } from '../../lib/use-focus-handed-on.ts'
import { PROVIDER_BUTTON } from './ProviderButton.tsx'

/** The selected providers; pressing one takes it away. Starts again (`key`) for other providers. */
export function BrandChips({ selected }: { selected: readonly string[] }) {
  const { t } = useTranslation('casino')
  const { pathname, search } = useLocation()
  const [{ data }] = useShell()
  const row = useRef<HTMLUListElement>(null)
  useFocusHandedOn('selected providers', row, findNext)
  if (selected.length === 0) return null
  const parameters = new URLSearchParams(search)
  const without = (id: string) =>
    `${pathname}?${writeBrands(
      parameters,
      selected.filter((each) => each !== id),
    )}`
  const nameOf = (id: string) =>
    data?.brands.find((brand) => brand.id.toUpperCase() === id)?.name ?? id

  return (
    <ul ref={row} aria-label={t('selected_providers')} className="mb-4 flex flex-wrap gap-2">
      {selected.map((id) => (
        <li key={id}>
          <a
            href={without(id)}
            data-keep-scroll=""
            aria-label={t('remove_provider', { name: nameOf(id) })}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-felt-700 ps-4 pe-3 text-14 hover:bg-felt-600"
          >
            <bdi>{nameOf(id)}</bdi>
            <X aria-hidden="true" className="size-4" />
          </a>
        </li>
      ))}
      <li>
        <a
          href={`${pathname}?${writeBrands(parameters, [])}`}
          data-keep-scroll=""
          className="inline-flex min-h-11 items-center px-3 text-14 text-muted underline underline-offset-3 hover:text-ivory"
        >
          {t('clear')}
        </a>
      </li>
    </ul>
  )
}

/**
 * Returns the chip that now stands in place of the provider that was taken away; after the last
 * one, the button that chooses others.
 */
function findNext(row: HTMLElement | null, place: number): HTMLElement | null | undefined {
  if (!row) return document.getElementById(PROVIDER_BUTTON)
  const providers = [...row.querySelectorAll<HTMLElement>('li:not(:last-child) > a')]
  return providers[Math.min(place, providers.length - 1)]
}
