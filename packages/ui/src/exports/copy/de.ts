export { account as accountDe } from '../../copy/languages/de/account.js'
export { modal as de } from '../../copy/languages/de/modal.js'
