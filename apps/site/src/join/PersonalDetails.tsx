import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { type DefaultValues, FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type PersonalDetailsForm, personalDetailsForm } from '#rules/registration.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Problems } from '#ui/Problems.tsx'
import { useProblemsHeading } from '../sign-in/use-texts.ts'
import { AddressFields } from './AddressFields.tsx'
import { ConsentFields } from './ConsentFields.tsx'
import { NameFields } from './NameFields.tsx'
import { ReachFields } from './ReachFields.tsx'
import { StepBar } from './StepBar.tsx'
import type { JoinSettings } from './use-join-settings.ts'

export interface PersonalDetailsProps {
  settings: JoinSettings
  /** What was filled in before going back to the first step. */
  known: DefaultValues<PersonalDetailsForm>
  onKeep: (details: DefaultValues<PersonalDetailsForm>) => void
  onBack: () => void
  onDone: (details: PersonalDetailsForm) => Promise<void>
  problems: readonly string[]
}

/** The second step: who one is, where one lives and how one is reached. */
export function PersonalDetails({ settings, known, onKeep, onBack, onDone, problems }: PersonalDetailsProps) {
  const { t } = useTranslation(['join', 'sign-in'])
  const heading = useProblemsHeading()
  const form = useForm<PersonalDetailsForm>({
    resolver: standardSchemaResolver(personalDetailsForm),
    mode: 'onTouched',
    defaultValues: { ...emptyDetails, country: presetCountry(settings), ...known },
  })

  useEffect(() => form.setFocus('firstName'), [form])

  function goBack() {
    onKeep(form.getValues())
    onBack()
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(onDone)} className="grid grid-cols-1 gap-4">
        <div className="grid grid-cols-[auto_1fr] items-center gap-2">
          <IconButton label={t('sign-in:back')} onClick={goBack} className="-ms-3">
            <ArrowLeft aria-hidden="true" className="mirrored size-5" />
          </IconButton>
          <StepBar step={2} count={3} />
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
}

/** The country one seems to be in, where players may come from it. */
function presetCountry({ countries: { currentCountry, blockedCountries }, licence }: JoinSettings): string {
  return licence.autoCountry || !blockedCountries.includes(currentCountry) ? currentCountry : ''
}
