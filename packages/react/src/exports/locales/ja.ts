export { ja } from '../../locales/ja.js'
