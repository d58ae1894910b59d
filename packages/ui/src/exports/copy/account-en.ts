export { accountEn } from '../../copy/accountEn.js'
