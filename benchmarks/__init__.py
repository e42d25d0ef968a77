"""What it costs. Figures are CPU seconds, and ratios between things measured in the same run."""
