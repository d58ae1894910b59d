// Reviewed by a native speaker: no
import type { PageCopy } from '../../PageCopy.js'

/** The texts of the pages at which a login with a provider begins and ends, in Bengali. */
export const page: PageCopy = {
  direction: 'ltr',
  title: 'লগ ইন করুন',
  wait: 'এক মুহূর্ত…',
  done: 'আপনি এই উইন্ডো বন্ধ করতে পারেন।',
  closeWindow: 'এই উইন্ডো বন্ধ করে আবার লগ ইন করুন।',
  invalidLink: 'এখানে লগ ইন শুরু করা যায় না। অ্যাপে ফিরে গিয়ে আবার লগ ইন করুন।',
}
