"""Colors as exact fractions, and their contrast by the text of WCAG, to 50 digits: the truth that tools are compared with."""
import decimal
import functools
from fractions import Fraction
from typing import NamedTuple

decimal.getcontext().prec = 60

# The threshold of the transfer curve: WCAG since May 2021, and before.
CURRENT, FORMER = Fraction("0.04045"), Fraction("0.03928")
WEIGHTS = tuple(map(Fraction, ("0.2126", "0.7152", "0.0722")))
# Chromaticities of the primaries, and of the white that both spaces have.
SRGB = (("0.64", "0.33"), ("0.30", "0.60"), ("0.15", "0.06"))
DISPLAY_P3 = (("0.680", "0.320"), ("0.265", "0.690"), ("0.150", "0.060"))
WHITE = ("0.3127", "0.3290")


class Color(NamedTuple):
    """A color of sRGB or Display P3: components and opacity are fractions of 0…1."""
    components: tuple
    space: str = "srgb"
    alpha: Fraction = Fraction(1)

    @staticmethod
    def bytes(red, green, blue, alpha=1):
        return Color(tuple(Fraction(value, 255) for value in (red, green, blue)), alpha=Fraction(alpha))

    @staticmethod
    def hex(text, alpha=1):
        return Color.bytes(*(int(text[at:at + 2], 16) for at in (1, 3, 5)), alpha=alpha)

    @property
    def eight_bit(self):
        """The components as 0…255, or None if one lies between."""
        scaled = [value * 255 for value in self.components]
        return tuple(map(int, scaled)) if self.space == "srgb" and all(value.denominator == 1 for value in scaled) else None

    def css(self):
        """As CSS writes it; an opacity is in a hexadecimal color only if it is 1."""
        if self.eight_bit:
            red, green, blue = self.eight_bit
            return f"#{red:02X}{green:02X}{blue:02X}" if self.alpha == 1 else f"rgba({red},{green},{blue},{plain(self.alpha)})"
        return f"color({self.space} {' '.join(map(plain, self.components))})"


def plain(value):
    """The decimal digits of a fraction that has finitely many."""
    text = format(decimal.Decimal(value.numerator) / decimal.Decimal(value.denominator), "f")
    assert Fraction(text) == value, f"{value} has no finite decimal expansion"
    return text


def exact(value):
    return decimal.Decimal(value.numerator) / decimal.Decimal(value.denominator)


@functools.cache
def linear(component, threshold=CURRENT):
    """The linear value of an encoded component of either space."""
    if component <= threshold:
        return exact(component) / decimal.Decimal("12.92")
    return ((exact(component) + decimal.Decimal("0.055")) / decimal.Decimal("1.055")) ** decimal.Decimal("2.4")


def inverse(matrix):
    """The inverse of a 3 × 3 matrix of fractions."""
    (a, b, c), (d, e, f), (g, h, i) = matrix
    cofactors = ((e * i - f * h, c * h - b * i, b * f - c * e), (f * g - d * i, a * i - c * g, c * d - a * f),
                 (d * h - e * g, b * g - a * h, a * e - b * d))
    determinant = a * cofactors[0][0] + b * cofactors[1][0] + c * cofactors[2][0]
    return tuple(tuple(value / determinant for value in row) for row in cofactors)


def product(left, right):
    return tuple(tuple(sum(left[row][at] * right[at][column] for at in range(3)) for column in range(len(right[0])))
                 for row in range(3))


def tristimulus(x, y):
    x, y = Fraction(x), Fraction(y)
    return x / y, Fraction(1), (1 - x - y) / y


def to_xyz(primaries):
    """The matrix from linear components to XYZ, from chromaticities alone."""
    columns = [tristimulus(*primary) for primary in primaries]
    matrix = tuple(tuple(column[row] for column in columns) for row in range(3))
    scale = product(inverse(matrix), tuple((value,) for value in tristimulus(*WHITE)))
    return tuple(tuple(matrix[row][at] * scale[at][0] for at in range(3)) for row in range(3))


P3_TO_SRGB = product(inverse(to_xyz(SRGB)), to_xyz(DISPLAY_P3))


def linear_srgb(color, threshold=CURRENT):
    """Linear sRGB components, below 0 and above 1 for colors outside sRGB."""
    values = [linear(component, threshold) for component in color.components]
    if color.space == "srgb":
        return values
    return [sum(exact(P3_TO_SRGB[row][at]) * values[at] for at in range(3)) for row in range(3)]


def luminance(color, threshold=CURRENT, clips=False):
    values = linear_srgb(color, threshold)
    if clips:
        values = [min(max(value, decimal.Decimal(0)), decimal.Decimal(1)) for value in values]
    return sum(exact(weight) * value for weight, value in zip(WEIGHTS, values))


def ratio(one, other, threshold=CURRENT, clips=False):
    """The contrast ratio of two opaque colors."""
    low, high = sorted(luminance(color, threshold, clips) for color in (one, other))
    margin = decimal.Decimal("0.05")
    return (high + margin) / (low + margin)


def over(color, surface):
    """The composite of a color over an opaque one, of encoded components."""
    if color.alpha == 1:
        return color
    return Color(tuple(color.alpha * top + (1 - color.alpha) * below for top, below in zip(color.components, surface.components)))


def in_bytes(color):
    """An opaque color as a screen of sRGB with 8 bits has it: clipped, and rounded half up."""
    if color.space == "srgb":
        encoded = color.components
    else:
        clipped = [min(max(float(value), 0.0), 1.0) for value in linear_srgb(color)]
        encoded = [value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055 for value in clipped]
    return Color(tuple(Fraction(int(value * 255 + Fraction(1, 2)), 255) for value in map(Fraction, encoded)))
