export { account as accountNl } from '../../copy/languages/nl/account.js'
export { modal as nl } from '../../copy/languages/nl/modal.js'
