export { account as accountTh } from '../../copy/languages/th/account.js'
export { modal as th } from '../../copy/languages/th/modal.js'
