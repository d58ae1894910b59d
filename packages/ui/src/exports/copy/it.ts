export { account as accountIt } from '../../copy/languages/it/account.js'
export { modal as it } from '../../copy/languages/it/modal.js'
