export { account as accountEs419 } from '../../copy/languages/es-419/account.js'
export { modal as es419 } from '../../copy/languages/es-419/modal.js'
