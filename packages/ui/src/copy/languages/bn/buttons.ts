// Reviewed by a native speaker: no
import type { ButtonCopy } from '../../Copy.js'

/** The copy of the buttons in Bengali. */
export const buttons: ButtonCopy = {
  lang: 'bn-u-nu-latn',
  dir: 'ltr',
  connect: 'ওয়ালেট সংযোগ করুন',
  connecting: 'সংযোগ হচ্ছে',
  account: 'অ্যাকাউন্ট {account}',
  selectNetwork: 'নেটওয়ার্ক বাছুন',
  switchNetwork: 'নেটওয়ার্ক বদলান',
  network: 'নেটওয়ার্ক: {network}',
  loadFailure: {
    title: 'এটি লোড করা যায়নি',
    text: 'আপনার সংযোগ দেখুন, অথবা এই পেজ অনেকক্ষণ খোলা থাকলে রিলোড করুন।',
    retry: 'আবার চেষ্টা করুন',
    close: 'বন্ধ করুন',
  },
}
