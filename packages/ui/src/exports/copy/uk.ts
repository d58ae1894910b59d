export { account as accountUk } from '../../copy/languages/uk/account.js'
export { modal as uk } from '../../copy/languages/uk/modal.js'
