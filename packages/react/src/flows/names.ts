import { ChooseAccountNameContainer } from '../containers/ChooseAccountNameContainer.js'
import { RegisterAccountNameContainer } from '../containers/RegisterAccountNameContainer.js'
import { RegisterAccountNameSuccessContainer } from '../containers/RegisterAccountNameSuccessContainer.js'
import type { Flow } from './Flow.js'
import { createFlow } from './opening.js'

/** The registration of a name. */
export const containers: Flow<
  'choose-account-name' | 'register-account-name' | 'register-account-name-success'
> = createFlow({
  'choose-account-name': ChooseAccountNameContainer,
  'register-account-name': RegisterAccountNameContainer,
  'register-account-name-success': RegisterAccountNameSuccessContainer,
})
