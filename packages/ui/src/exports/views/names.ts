'use client'

export {
  ChooseAccountNameView,
  type ChooseAccountNameViewProps,
} from '../../views/choose-account-name/ChooseAccountNameView.js'
export {
  RegisterAccountNameView,
  type RegisterAccountNameViewProps,
} from '../../views/register-account-name/RegisterAccountNameView.js'
export {
  RegisterAccountNameSuccessView,
  type RegisterAccountNameSuccessViewProps,
} from '../../views/register-account-name-success/RegisterAccountNameSuccessView.js'
