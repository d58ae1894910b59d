export { buttons as buttonsKo } from '../../copy/languages/ko/buttons.js'
