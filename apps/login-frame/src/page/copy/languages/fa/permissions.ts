// Reviewed by a native speaker: no
import type { PermissionCopy } from '../../PermissionCopy.js'

/** Persian. */
export const permissions: PermissionCopy = {
  allows: 'آنچه اجازه می‌دهید',
  excludes: 'آنچه ناممکن می‌ماند',
  end: 'چگونه به آن پایان دهید',
  howToEnd:
    'می‌توانید پیش از آن تاریخ به مجوز پایان دهید: آن را در فهرست مجوزهای این سایت لغو کنید. این کار یک تراکنش از حساب شماست. تا تأیید آن، مجوز قابل استفاده است.',
  sentences: {
    actsAlone: '{origin} می‌تواند با حساب نشست زیر از حساب شما استفاده کند، بی‌آنکه دوباره از شما بپرسد.',
    calls: 'می‌تواند این متدها را با هر محتوایی فراخوانی کند: {methods}. قراردادها: {targets}.',
    callsLimited: 'حداکثر تعداد فراخوانی: {count}.',
    callsUnlimited: 'تعداد فراخوانی‌ها محدود نیست.',
    callsWithValue: 'هر فراخوانی می‌تواند حداکثر {amount} ارسال کند.',
    callsWithoutValue: 'فراخوانی‌ها نمی‌توانند {symbol} ارسال کنند.',
    ends: 'در {date} پایان می‌یابد.',
    mostInTotal: 'تا پایان آن، در مجموع حداکثر {amount} می‌شود.',
    noAccountChange: 'نمی‌تواند حساب شما، بازیابی آن یا مجوزهای دیگر را تغییر دهد.',
    noCalls: 'نمی‌تواند قراردادهای دیگر را فراخوانی کند یا به دیگران اجازهٔ خرج توکن‌های شما را بدهد.',
    noOtherCalls: 'نمی‌تواند قراردادها یا متدهای دیگر را فراخوانی کند.',
    noOtherRecipients: 'نمی‌تواند به حساب‌های دیگر ارسال کند.',
    noOtherTokens: 'نمی‌تواند بیش از آن، توکن‌های دیگر یا NFT ارسال کند.',
    periodAny: 'می‌تواند در هر دورهٔ {period} حداکثر {amount} ارسال کند، به هر حسابی.',
    periodTo: 'می‌تواند در هر دورهٔ {period} حداکثر {amount} ارسال کند، فقط به {recipients}.',
    starts: 'در {date} آغاز می‌شود.',
    totalAny: 'می‌تواند در مجموع حداکثر {amount} ارسال کند، به هر حسابی.',
    totalTo: 'می‌تواند در مجموع حداکثر {amount} ارسال کند، فقط به {recipients}.',
  },
  baseUnits: '{amount} واحد پایهٔ یک توکن ناشناس',
  problems: {
    chain_unsupported: 'مجوزها در این شبکه پشتیبانی نمی‌شود.',
    expiry_invalid: 'مجوز باید یک زمان انقضا به ثانیه داشته باشد، در آینده و حداکثر 366 روز بعد.',
    one_permission: 'هر بار فقط یک مجوز درخواست کنید.',
    permission_invalid: 'مجوز معتبر نیست.',
    permission_unsupported: 'شبکه نمی‌تواند این مجوز را اعمال کند.',
    rule_unsupported: 'یکی از شرط‌های مجوز پشتیبانی نمی‌شود. آن را حذف کنید.',
    session_key_invalid:
      'کلید نشست باید یک آدرس EVM با چک‌سام معتبر باشد، و حسابی غیر از حساب کاربر و قراردادهای آن.',
    signer_unsupported: 'نوع امضاکننده باید "account" باشد، فقط با یک آدرس.',
  },
}
