import { useTranslation } from 'react-i18next'
import { NO_LICENCE } from '../components/settings/shell-queries.ts'

interface LicenceLineProps {
  licence: { number: string | null; regulator: string | null } | undefined
  /** The player's country has none. */
  isUndefined: boolean
}

/**
 * Under which licence the player is served. Names stay as their owners write them, whatever the
 * language around them.
 */
export function LicenceLine({ licence, isUndefined }: LicenceLineProps) {
  const { t } = useTranslation('shell')
  if (!licence) return isUndefined ? <p lang="en">{NO_LICENCE}</p> : null
  const { number, regulator } = licence
  if (number === null) return <p>{t('no_licence')}</p>
  return (
    <p>
      <span>{t('licence_number', { number })}</span>
      {regulator ? (
        <>
          <span>{' · '}</span>
          <bdi lang="en">{regulator}</bdi>
        </>
      ) : null}
    </p>
  )
}

interface OperatorLinesProps {
  operator: {
    legalName: string
    address: string
    registrationNumber: string
    demonstration: boolean
  }
}

/** Shows the company that runs the casino. */
export function OperatorLines({ operator }: OperatorLinesProps) {
  const { t } = useTranslation('shell')
  const { legalName, address, registrationNumber, demonstration } = operator
  const owner = isolate(legalName)
  return (
    <>
      <p>
        {t('operated_by', {
          owner,
          address: isolate(address),
          registration: isolate(registrationNumber),
        })}
      </p>
      {demonstration ? <p>{t('demonstration')}</p> : null}
      {/* On New Year's Eve the page may have been made a year before it is read. */}
      <p suppressHydrationWarning>{t('copyright', { year: new Date().getUTCFullYear(), owner })}</p>
    </>
  )
}

/** Keeps the direction of a name from that of the words around it. */
function isolate(name: string): string {
  return `\u2068${name}\u2069`
}
