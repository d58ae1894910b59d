// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// The arithmetic of pools with the interface of Uniswap V3, with the same rounding. Prices are square roots with 96 binary places.
library ConcentratedMath {
    uint256 private constant Q96 = 1 << 96;

    /// Returns `a * b / divisor` of a product of 512 bits.
    function mulDiv(uint256 a, uint256 b, uint256 divisor) internal pure returns (uint256) {
        unchecked {
            uint256 low = a * b;
            uint256 rest = mulmod(a, b, type(uint256).max);
            uint256 high = rest - low - (rest < low ? 1 : 0);
            if (high == 0) return low / divisor;
            require(high < divisor, "overflow");
            uint256 remainder = mulmod(a, b, divisor);
            if (remainder > low) high -= 1;
            low -= remainder;
            uint256 power = divisor & (~divisor + 1);
            divisor /= power;
            low = (low / power) | (high * ((~power + 1) / power + 1));
            uint256 inverse = (3 * divisor) ^ 2;
            for (uint256 i = 0; i < 6; i++) {
                inverse *= 2 - divisor * inverse;
            }
            return low * inverse;
        }
    }

    function mulDivUp(uint256 a, uint256 b, uint256 divisor) internal pure returns (uint256) {
        return mulDiv(a, b, divisor) + (mulmod(a, b, divisor) > 0 ? 1 : 0);
    }

    function divUp(uint256 a, uint256 b) internal pure returns (uint256) {
        return a / b + (a % b > 0 ? 1 : 0);
    }

    function getSqrtPrice(int24 tick) internal pure returns (uint160) {
        uint256 steps = uint256(int256(tick < 0 ? -tick : tick));
        require(steps <= 887272, "T");
        uint256[20] memory factors = [
            uint256(0xfffcb933bd6fad37aa2d162d1a594001),
            0xfff97272373d413259a46990580e213a,
            0xfff2e50f5f656932ef12357cf3c7fdcc,
            0xffe5caca7e10e4e61c3624eaa0941cd0,
            0xffcb9843d60f6159c9db58835c926644,
            0xff973b41fa98c081472e6896dfb254c0,
            0xff2ea16466c96a3843ec78b326b52861,
            0xfe5dee046a99a2a811c461f1969c3053,
            0xfcbe86c7900a88aedcffc83b479aa3a4,
            0xf987a7253ac413176f2b074cf7815e54,
            0xf3392b0822b70005940c7a398e4b70f3,
            0xe7159475a2c29b7443b29c7fa6e889d9,
            0xd097f3bdfd2022b8845ad8f792aa5825,
            0xa9f746462d870fdf8a65dc1f90e061e5,
            0x70d869a156d2a1b890bb3df62baf32f7,
            0x31be135f97d08fd981231505542fcfa6,
            0x9aa508b5b7a84e1c677de54f3e99bc9,
            0x5d6af8dedb81196699c329225ee604,
            0x2216e584f5fa1ea926041bedfe98,
            0x48a170391f7dc42444e8fa2
        ];
        uint256 ratio = 1 << 128;
        for (uint256 i = 0; i < 20; i++) {
            if (steps & (1 << i) != 0) ratio = (ratio * factors[i]) >> 128;
        }
        if (tick > 0) ratio = type(uint256).max / ratio;
        return uint160(divUp(ratio, 1 << 32));
    }

    /// Returns the greatest tick whose price is not above a price.
    function getTick(uint160 sqrtPrice) internal pure returns (int24) {
        (int24 low, int24 high) = (-887272, 887272);
        while (low < high) {
            int24 middle = low + (high - low + 1) / 2;
            if (getSqrtPrice(middle) <= sqrtPrice) low = middle;
            else high = middle - 1;
        }
        return low;
    }

    function getAmount0(uint256 a, uint256 b, uint256 liquidity, bool isUp) internal pure returns (uint256) {
        if (a > b) (a, b) = (b, a);
        return isUp ? divUp(mulDivUp(liquidity << 96, b - a, b), a) : mulDiv(liquidity << 96, b - a, b) / a;
    }

    function getAmount1(uint256 a, uint256 b, uint256 liquidity, bool isUp) internal pure returns (uint256) {
        if (a > b) (a, b) = (b, a);
        return isUp ? mulDivUp(liquidity, b - a, Q96) : mulDiv(liquidity, b - a, Q96);
    }

    function getNextFromInput(uint256 price, uint256 liquidity, uint256 amount, bool isZeroForOne)
        internal
        pure
        returns (uint256)
    {
        if (amount == 0) return price;
        if (!isZeroForOne) return price + mulDiv(amount, Q96, liquidity);
        uint256 shifted = liquidity << 96;
        unchecked {
            uint256 product = amount * price;
            if (product / amount == price && shifted + product >= shifted)
                return mulDivUp(shifted, price, shifted + product);
        }
        return divUp(shifted, shifted / price + amount);
    }

    function getNextFromOutput(uint256 price, uint256 liquidity, uint256 amount, bool isZeroForOne)
        internal
        pure
        returns (uint256)
    {
        if (isZeroForOne) return price - mulDivUp(amount, Q96, liquidity);
        uint256 shifted = liquidity << 96;
        return mulDivUp(shifted, price, shifted - amount * price);
    }

    struct Step {
        uint256 next;
        uint256 amountIn;
        uint256 amountOut;
        uint256 fee;
    }

    /// Swaps up to a price. `amount` is what is left to sell, or to buy.
    function computeStep(
        uint256 price, uint256 target, uint256 liquidity, uint256 amount, bool isExactIn, uint256 fee
    ) internal pure returns (Step memory step) {
        bool isDown = price >= target;
        uint256 toTarget = isExactIn == isDown
            ? getAmount0(price, target, liquidity, isExactIn)
            : getAmount1(price, target, liquidity, isExactIn);
        uint256 usable = isExactIn ? mulDiv(amount, 1_000_000 - fee, 1_000_000) : amount;
        if (usable >= toTarget) step.next = target;
        else if (isExactIn) step.next = getNextFromInput(price, liquidity, usable, isDown);
        else step.next = getNextFromOutput(price, liquidity, usable, isDown);
        step.amountIn = isDown
            ? getAmount0(step.next, price, liquidity, true)
            : getAmount1(step.next, price, liquidity, true);
        step.amountOut = isDown
            ? getAmount1(step.next, price, liquidity, false)
            : getAmount0(step.next, price, liquidity, false);
        if (!isExactIn && step.amountOut > amount) step.amountOut = amount;
        step.fee = isExactIn && step.next != target
            ? amount - step.amountIn
            : mulDivUp(step.amountIn, fee, 1_000_000 - fee);
    }
}
