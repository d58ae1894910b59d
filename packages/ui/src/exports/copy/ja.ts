export { account as accountJa } from '../../copy/languages/ja/account.js'
export { modal as ja } from '../../copy/languages/ja/modal.js'
