import { serve } from "../kit/sandbox/serve.ts";
import { tasks } from "./sandbox-tasks.ts";

serve(tasks);
