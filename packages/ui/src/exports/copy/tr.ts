export { account as accountTr } from '../../copy/languages/tr/account.js'
export { modal as tr } from '../../copy/languages/tr/modal.js'
