export { account as accountPl } from '../../copy/languages/pl/account.js'
export { modal as pl } from '../../copy/languages/pl/modal.js'
