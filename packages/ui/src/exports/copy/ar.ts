export { account as accountAr } from '../../copy/languages/ar/account.js'
export { modal as ar } from '../../copy/languages/ar/modal.js'
