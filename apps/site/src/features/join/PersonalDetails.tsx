import { ArrowLeft } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { type DefaultValues, FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type PersonalDetailsForm, personalDetailsFormBy } from '#rules/registration.ts'
import { Button } from '#ui/Button.tsx'
import { useLateFocus } from '#ui/first-focus.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Problems } from '#ui/Problems.tsx'
import { phoneResolver } from '#ui/phone-resolver.ts'
import { ConsentFields } from '../../components/forms/ConsentFields.tsx'
import type { JoinSettings } from '../../components/forms/use-join-settings.ts'
import { useProblemsHeading } from '../../components/forms/use-texts.ts'
import { keepInDraft, readDraft } from '../../components/joining/draft.ts'
import { AddressFields } from './AddressFields.tsx'
import { NameFields } from './NameFields.tsx'
import { ReachFields } from './ReachFields.tsx'
import { StepBar } from './StepBar.tsx'

export interface PersonalDetailsProps {
  settings: JoinSettings
  onBack: () => void
  onDone: (details: PersonalDetailsForm) => Promise<void>
  problems: readonly string[]
}

/** The second step: who one is, where one lives and how one is reached. */
export function PersonalDetails({ settings, onBack, onDone, problems }: PersonalDetailsProps) {
  const { t } = useTranslation(['join', 'sign-in'])
  const heading = useProblemsHeading()
  const { shortestName } = settings.licence
  const resolver = useMemo(
    () => phoneResolver<PersonalDetailsForm>(personalDetailsFormBy(shortestName)),
    [shortestName],
  )
  const form = useForm<PersonalDetailsForm>({
    resolver,
    mode: 'onTouched',
    defaultValues: startingDetails(settings),
  })
  const element = useLateFocus<HTMLFormElement>()

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepInDraft({ personal: values }),
      }),
    [form],
  )

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        onSubmit={form.handleSubmit(onDone)}
        className="grid grid-cols-1 gap-4"
      >
        <div className="grid grid-cols-[auto_1fr] items-center gap-2">
          <IconButton label={t('sign-in:back')} onClick={onBack} className="-ms-3">
            <ArrowLeft aria-hidden="true" className="mirrored size-5" />
          </IconButton>
          <StepBar step={2} />
        </div>
        <NameFields />
        <ReachFields settings={settings} />
        <AddressFields settings={settings} />
        <ConsentFields settings={settings} />
        <Problems messages={problems} heading={heading} />
        <Button type="submit" tone="action" size="large" wide busy={form.formState.isSubmitting}>
          {t('create_account')}
        </Button>
      </form>
    </FormProvider>
  )
}

const emptyDetails: DefaultValues<PersonalDetailsForm> = {
  firstName: '',
  lastName: '',
  city: '',
  houseNumberAndStreetName: '',
  postCode: '',
  mobileNumber: '',
  dateOfBirth: '',
  newsletter: true,
  accept: false as true,
}

/**
 * Returns the values that were filled in before, and the country one seems to be in, where players
 * may come from it.
 */
function startingDetails({
  countries: { currentCountry, blockedCountries },
  licence,
}: JoinSettings): DefaultValues<PersonalDetailsForm> {
  const { personal } = readDraft()
  const isOffered = (country: string | undefined) => country && !blockedCountries.includes(country)
  const country = licence.autoCountry
    ? currentCountry
    : ([personal.country, currentCountry].find(isOffered) ?? '')
  return { ...emptyDetails, ...personal, country }
}
