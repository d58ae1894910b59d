export { account as accountFr } from '../../copy/languages/fr/account.js'
export { modal as fr } from '../../copy/languages/fr/modal.js'
